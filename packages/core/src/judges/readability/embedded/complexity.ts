import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";
import { countSentences, syllablesOf } from "../formulas/text-counts.ts";

/** Letters of a sentence from which on it starts to cost. */
const EASY_LETTERS = 50;
const LONG_WORD = 10;
/** Ordinary sentences cost a little by their letters; only from here on one is worth naming. */
const HEAVY_LETTERS = 140;

/** What makes correct sentences heavy: their letters, their long words, and the formula of their language. */
export function heavySentences({ sentences, language }: JudgedText): Measure[] {
  const found: Measure[] = [];
  for (const sentence of sentences) {
    let letters = 0;
    let long = 0;
    let many = 0;
    for (const word of sentence.tokens) {
      letters += word.text.length;
      if (word.text.length >= LONG_WORD) long += 1;
      if (syllablesOf(word.written) >= 4) many += 1;
    }
    const place = { start: sentence.start_char, end: sentence.end_char, quiet: letters < HEAVY_LETTERS };
    const share = 1 / sentences.length;
    if (letters > EASY_LETTERS) {
      const amount = Math.log(letters / EASY_LETTERS) * share;
      found.push({
        key: "sentence_letters",
        soft: true,
        issue_type: "HARD_TO_PARSE",
        ...place,
        value: letters,
        amount,
      });
    }
    if (long > 0) {
      const amount = Math.log2(1 + long) * share;
      found.push({ key: "long_words", soft: true, issue_type: "HARD_TO_PARSE", ...place, value: long, amount });
    }
    if (many > 0) {
      const amount = Math.log2(1 + many) * share;
      found.push({ key: "many_syllables", soft: true, issue_type: "HARD_TO_PARSE", ...place, value: many, amount });
    }
  }
  const ease = readingEase(sentences, language);
  if (ease !== null && ease < HARD_EASE && sentences.length > 0) {
    // The formula speaks of the whole text; its longest sentence is where to begin.
    const longest = sentences.reduce((best, one) => (one.tokens.length > best.tokens.length ? one : best));
    const place = { start: longest.start_char, end: longest.end_char, value: ease };
    const amount = Math.min(1, (HARD_EASE - ease) / HARD_EASE);
    found.push({ key: "low_reading_ease", soft: true, issue_type: "HARD_TO_PARSE", ...place, amount });
  }
  return found;
}

/** Below this value of a Flesch-like formula a text is for experts. */
const HARD_EASE = 40;

/** The Flesch-like value of the text's language: 0 hard to 100 easy; null without words. */
function readingEase(sentences: JudgedText["sentences"], language: JudgedText["language"]): number | null {
  const counts = countSentences(sentences);
  return counts === null ? null : language.readability.readingEase(counts);
}
