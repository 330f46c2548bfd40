import type { Steps } from "../../../ports/steps.ts";
import type { AnalysedSentence, Token } from "../../../text/index.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** How far back a sentence is compared: bounds the time on very long texts. */
const WINDOW = 30;
/** Two sentences of one story share words; only what goes beyond this share counts. */
const SHARED_FROM = 0.3;
const DUPLICATE_FROM = 0.7;

/** Sentences that say again what an earlier one said. */
export function* redundantSentences(judged: JudgedText): Steps<Measure[]> {
  const { sentences } = judged;
  const share = shareOfText(judged);
  const found: Measure[] = [];
  for (const sentence of sentences) {
    yield 20;
    let top = 0;
    for (const earlier of sentences.slice(Math.max(0, sentence.index - WINDOW), sentence.index)) {
      top = Math.max(top, containment(sentence, earlier));
    }
    const place = { issue_type: "REDUNDANCY" as const, start: sentence.start_char, end: sentence.end_char, value: top };
    if (top > SHARED_FROM)
      found.push({ key: "shared_words", soft: true, ...place, amount: (top - SHARED_FROM) * share });
    if (top > DUPLICATE_FROM)
      found.push({ key: "duplicate_sentence", ...place, amount: (top - DUPLICATE_FROM) * share });
  }
  return found;
}

/** Word pairs and triples that come back in the same text, such as a full name told twice. */
export function* repeatedPhrases({ sentences }: JudgedText): Steps<Measure[]> {
  const found: Measure[] = [];
  const seen = new Map<string, number>();
  for (const { tokens } of sentences) {
    yield 20;
    tokens.forEach((first, i) => {
      const second = tokens[i + 1];
      if (second === undefined) return;
      const pair = `${first.lower} ${second.lower}`;
      if (first.isContent && second.isContent) count("repeated_name", pair, first, second);
      const third = tokens[i + 2];
      if (third === undefined || !(first.isContent || second.isContent || third.isContent)) return;
      count("repeated_phrase", `${pair} ${third.lower}`, first, third);
    });
  }
  return found;

  function count(key: string, phrase: string, first: Token, last: Token): void {
    const times = (seen.get(phrase) ?? 0) + 1;
    seen.set(phrase, times);
    if (times === 1) return;
    const place = { issue_type: "REDUNDANCY" as const, start: first.start, end: last.end };
    found.push({ key, soft: true, ...place, value: times, amount: 1 / sentences.length });
  }
}

/** Sentences that open with the same words, as in a list. */
export function monotonousOpenings({ sentences }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const openings = new Set<string>();
  const gaps = Math.max(1, sentences.length - 1);
  for (const { tokens } of sentences) {
    const pair = tokens.slice(0, 2);
    const opening = pair.map((word) => word.lower).join(" ");
    const place = { issue_type: "OTHER" as const, start: pair[0]!.start, end: pair.at(-1)!.end, value: 1 };
    if (openings.has(opening)) found.push({ key: "same_opening", soft: true, ...place, amount: 1 / gaps });
    openings.add(opening);
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
