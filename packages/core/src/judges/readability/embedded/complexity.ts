import type { JudgedText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** Letters of a sentence from which on it starts to cost. */
const EASY_LETTERS = 50;
const LONG_WORD = 10;

/** What makes correct sentences heavy: their letters and their long words. */
export function heavySentences({ sentences }: JudgedText): ReadabilityMeasure[] {
  const found: ReadabilityMeasure[] = [];
  for (const sentence of sentences) {
    let letters = 0;
    let long = 0;
    for (const word of sentence.tokens) {
      letters += word.text.length;
      if (word.text.length >= LONG_WORD) long += 1;
    }
    const place = { start: sentence.start_char, end: sentence.end_char };
    const share = 1 / sentences.length;
    if (letters > EASY_LETTERS) {
      found.push({
        key: "sentence_letters",
        ...place,
        value: letters,
        amount: Math.log(letters / EASY_LETTERS) * share,
      });
    }
    if (long > 0) {
      found.push({ key: "long_words", ...place, value: long, amount: Math.log2(1 + long) * share });
    }
  }
  return found;
}
