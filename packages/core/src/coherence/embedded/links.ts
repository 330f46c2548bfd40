import type { JudgedSentence, JudgedText } from "../../judge/judged-text.ts";
import type { Measure } from "../../judge/measure.ts";

/** A sentence below this many words reads as a stump. */
const SHORT = 6;
const WINDOW = 30;

/** Sentences that share neither a word nor a pronoun with anything told before. */
export function unlinkedSentences({ sentences, lexicon }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const gaps = Math.max(1, sentences.length - 1);
  for (const sentence of sentences.slice(1)) {
    const earlier = sentences.slice(Math.max(0, sentence.index - WINDOW), sentence.index);
    if (earlier.some((other) => shares(sentence, other))) continue;
    if (sentence.words.slice(0, 12).some((word) => lexicon.pronouns.has(word.lower))) continue;
    const place = { start: sentence.start, end: sentence.end };
    found.push({ key: "unlinked_sentence", issue_type: "MISSING_LINK", ...place, value: 0, amount: 1 / gaps });
  }
  return found;
}

/** Stumps, and sentences after the third that take up neither a pronoun nor a word of the one before: a list, not a story. */
export function looseSentences({ sentences, lexicon }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const gaps = Math.max(1, sentences.length - 1);
  for (const sentence of sentences) {
    const place = { start: sentence.start, end: sentence.end, value: sentence.words.length };
    if (sentence.words.length < SHORT)
      found.push({ key: "stump", issue_type: "OTHER", ...place, amount: 1 / sentences.length });
    if (sentence.index < 3) continue;
    const opening = sentence.words.slice(0, 4);
    if (opening.some((word) => lexicon.pronouns.has(word.lower) || lexicon.connectives.has(word.lower))) continue;
    const before = sentences[sentence.index - 1]!;
    if (opening.some((word) => word.stem !== null && before.stems.has(word.stem))) continue;
    found.push({ key: "loose_addition", issue_type: "MISSING_LINK", ...place, amount: 1 / gaps });
  }
  return found;
}

function shares(a: JudgedSentence, b: JudgedSentence): boolean {
  for (const stem of a.stems) if (b.stems.has(stem)) return true;
  return false;
}
