import type { AnalysedSentence } from "../../../text/index.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";
import { PLACED_FROM } from "./order.ts";

/** A sentence below this many words reads as a stump; among several sentences a longer one does too. */
const SHORT = 4;
const SHORT_AMONG_SEVERAL = 6;
const SEVERAL = 4;
/** So many loose sentences are ordinary in any text; more are a list. */
const ORDINARY = 2;
const WINDOW = 30;

/** Sentences that share neither a word nor a pronoun with anything told before, and have no place in the source either. */
export function unlinkedSentences({ sentences, lexicon, language, source }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const gaps = Math.max(1, sentences.length - 1);
  for (const sentence of sentences.slice(1)) {
    const earlier = sentences.slice(Math.max(0, sentence.index - WINDOW), sentence.index);
    if (earlier.some((other) => shares(sentence, other, language))) continue;
    if (sentence.tokens.slice(0, 12).some((word) => lexicon.pronouns.has(word.lower))) continue;
    // Where the source has the sentence, its place there says how it goes on.
    if (source !== null && source.match(sentence.stems).share >= PLACED_FROM) continue;
    const place = { start: sentence.start_char, end: sentence.end_char };
    found.push({
      key: "unlinked_sentence",
      soft: true,
      issue_type: "MISSING_LINK",
      ...place,
      value: 0,
      amount: 1 / gaps,
    });
  }
  return found;
}

/** Sentences of a few words. */
export function stumps({ sentences }: JudgedText): Measure[] {
  const limit = sentences.length < SEVERAL ? SHORT : SHORT_AMONG_SEVERAL;
  return sentences
    .filter(({ tokens }) => tokens.length < limit)
    .map(({ start_char: start, end_char: end, tokens }) => {
      const place = { start, end, value: tokens.length, amount: 1 / sentences.length };
      return { key: "stump", soft: true, issue_type: "OTHER", ...place };
    });
}

/** Rows of sentences that open with neither a pronoun nor a connective nor a word of the one before: a list, not a story. */
export function looseSentences({ sentences, lexicon }: JudgedText): Measure[] {
  const loose = sentences.slice(1).filter((sentence) => {
    const before = sentences[sentence.index - 1]!;
    return !sentence.tokens
      .slice(0, 4)
      .some(
        ({ lower, stem, isContent }) =>
          lexicon.pronouns.has(lower) || lexicon.connectives.has(lower) || (isContent && before.stems.has(stem)),
      );
  });
  if (loose.length <= ORDINARY) return [];
  const amount = (loose.length - ORDINARY) / loose.length / (sentences.length - 1);
  // One name for the whole row.
  const row = { issue_type: "MISSING_LINK" as const, soft: true, quiet: true, value: loose.length, amount };
  return loose.map(({ start_char: start, end_char: end }) => ({ key: "loose_addition", start, end, ...row }));
}

/** Stems looked at per sentence when parts of compounds are compared. */
const COMPOUND_STEMS = 30;
const COMPOUND_PART = 4;

/** True when two sentences have a content word in common, also as the last part of a compound that is one word. */
function shares(a: AnalysedSentence, b: AnalysedSentence, language: JudgedText["language"]): boolean {
  for (const stem of a.stems) if (b.stems.has(stem)) return true;
  if (!language.words.closedCompounds) return false;
  const left = [...a.stems].slice(0, COMPOUND_STEMS);
  const right = [...b.stems].slice(0, COMPOUND_STEMS);
  const isPart = (part: string, whole: string) => part.length >= COMPOUND_PART && whole.endsWith(part);
  return left.some((one) => right.some((two) => isPart(one, two) || isPart(two, one)));
}
