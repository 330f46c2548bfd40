import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** Good prose has sentences of forty words; few readers follow longer ones. */
const LONG = 41;
const VERY_LONG = 60;

/** Sentences so long that their start is forgotten at their end. */
export function sentenceLengths(judged: JudgedText): ReadabilityMeasure[] {
  const { sentences } = judged;
  const share = shareOfText(judged);
  const found: ReadabilityMeasure[] = [];
  for (const sentence of sentences) {
    const value = sentence.tokens.length;
    const place = { start: sentence.start_char, end: sentence.end_char, value };
    if (value >= LONG) {
      const amount = Math.min(1, 0.4 + (value - LONG) / 30) * share;
      found.push({ key: "long_sentence", ...place, amount });
    }
    if (value >= VERY_LONG) {
      const amount = Math.min(1, 0.5 + (value - VERY_LONG) / 60) * share;
      found.push({ key: "very_long_sentence", ...place, amount });
    }
  }
  return found;
}
