import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

const LONG = 30;
const VERY_LONG = 45;

/** Long sentences, and lengths that jump from one sentence to the next. */
export function sentenceLengths(judged: JudgedText): Measure[] {
  const { sentences } = judged;
  const share = shareOfText(judged);
  const found: Measure[] = [];
  let mean = 0;
  for (const { tokens } of sentences) mean += tokens.length / sentences.length;
  for (const sentence of sentences) {
    const value = sentence.tokens.length;
    const place = { start: sentence.start_char, end: sentence.end_char, value };
    if (value >= LONG) {
      const amount = Math.min(1, 0.4 + (value - LONG) / 30) * share;
      found.push({ key: "long_sentence", notable: true, issue_type: "LONG_SENTENCE", ...place, amount });
    }
    if (value >= VERY_LONG) {
      const amount = (Math.min(30, value - VERY_LONG + 1) / 30) * share;
      found.push({ key: "very_long_sentence", issue_type: "LONG_SENTENCE", ...place, amount });
    }
    const off = Math.abs(value - mean);
    if (off > 5) {
      const amount = Math.min(20, off - 5) / 20 / sentences.length;
      found.push({ key: "uneven_length", soft: true, issue_type: "HARD_TO_PARSE", ...place, amount });
    }
  }
  return found;
}
