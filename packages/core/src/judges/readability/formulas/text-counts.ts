import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { TextCounts } from "../../../languages/parts/readability.ts";
import { atOnce, type Steps } from "../../../ports/steps.ts";
import { type AnalysedSentence, analyse } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import { LONGEST_WORD } from "../../../text/words/stem.ts";
import type { WrittenWord } from "../../../text/words/written-word.ts";
import { countSyllables } from "./count-syllables.ts";

const lettersOf = readOnce(
  (word: WrittenWord) => word.text.slice(0, LONGEST_WORD).replace(/[^\p{L}\p{N}]/gu, "").length,
);
/** The syllables of a written word. */
const syllablesOf: (word: WrittenWord) => number = readOnce(({ text, language }: WrittenWord) =>
  countSyllables(text, language),
);

/** Counts a text for the formulas; null when it has no word. */
export function countText(text: string, language: LanguagePack): TextCounts | null {
  return atOnce(countSteps(analyse(text, language).sentences));
}

/** Counts sentences that are split into words already, step by step. */
export function* countSteps(given: readonly AnalysedSentence[]): Steps<TextCounts | null> {
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  let letters = 0;
  let longWords = 0;
  let polysyllables = 0;
  let monosyllables = 0;
  for (const { tokens } of given) {
    if (tokens.length > 0) sentences += 1;
    for (const { written } of tokens) {
      const length = lettersOf(written);
      const parts = syllablesOf(written);
      words += 1;
      syllables += parts;
      letters += length;
      if (length > 6) longWords += 1;
      if (parts >= 3) polysyllables += 1;
      if (parts === 1) monosyllables += 1;
    }
    yield tokens.length;
  }
  if (words === 0) return null;
  return { sentences, words, syllables, letters, long_words: longWords, polysyllables, monosyllables };
}
