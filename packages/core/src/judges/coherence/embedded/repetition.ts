import type { Steps } from "../../../ports/steps.ts";
import type { AnalysedSentence } from "../../../text/index.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** How far back a sentence is compared: bounds the time on very long texts. */
const WINDOW = 30;
/** Two sentences of one story share words; only what goes beyond this share counts. */
const SHARED_FROM = 0.3;
/** A sentence is said again when this share of the content words of both is common, and no value differs. */
const DUPLICATE_FROM = 0.8;
const DUPLICATE_WORDS = 4;

/** Sentences that say again what an earlier one said. */
export function* redundantSentences(judged: JudgedText): Steps<CoherenceMeasure[]> {
  const { sentences } = judged;
  const share = shareOfText(judged);
  const found: CoherenceMeasure[] = [];
  for (const sentence of sentences) {
    // Every word of a sentence is looked for in each of those before it.
    yield 20 + sentence.tokens.length;
    let top = 0;
    let again = 0;
    for (const earlier of sentences.slice(Math.max(0, sentence.index - WINDOW), sentence.index)) {
      top = Math.max(top, containment(sentence, earlier));
      if (saysAgain(sentence, earlier)) again = earlier.index + 1;
    }
    const place = { start: sentence.start_char, end: sentence.end_char };
    if (top > SHARED_FROM)
      found.push({ key: "shared_words", ...place, value: top, amount: (top - SHARED_FROM) * share });
    if (again > 0) found.push({ key: "duplicate_sentence", ...place, value: again, amount: share });
  }
  return found;
}

/** Pairs of words that come back in the same text, such as a full name told twice. */
export function* repeatedPairs({ sentences }: JudgedText): Steps<CoherenceMeasure[]> {
  const found: CoherenceMeasure[] = [];
  const seen = new Map<string, number>();
  let pairs = 0;
  for (const { tokens } of sentences) pairs += Math.max(0, tokens.length - 1);
  for (const { tokens } of sentences) {
    yield 5 + tokens.length / 2;
    tokens.forEach((first, i) => {
      const second = tokens[i + 1];
      if (second === undefined) return;
      const pair = `${first.lower} ${second.lower}`;
      const times = (seen.get(pair) ?? 0) + 1;
      seen.set(pair, times);
      if (times === 1) return;
      found.push({ key: "repeated_words", start: first.start, end: second.end, value: times, amount: 1 / pairs });
    });
  }
  return found;
}

/** Share of the shorter sentence's content words that the other one has too. */
function containment(a: AnalysedSentence, b: AnalysedSentence): number {
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  // Two or three words are shared by chance.
  if (small.size < 3) return 0;
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared += 1;
  return shared / small.size;
}

/** True when two sentences have nearly the same content words and the same numbers. */
function saysAgain(a: AnalysedSentence, b: AnalysedSentence): boolean {
  if (Math.min(a.stems.size, b.stems.size) < DUPLICATE_WORDS) return false;
  let shared = 0;
  for (const stem of a.stems) {
    if (b.stems.has(stem)) shared += 1;
    else if (/\d/u.test(stem)) return false;
  }
  return shared / Math.max(a.stems.size, b.stems.size) >= DUPLICATE_FROM;
}
