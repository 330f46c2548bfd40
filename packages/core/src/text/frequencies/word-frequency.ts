import type { LanguagePack } from "../../languages/language-pack.ts";
import { readFrequencies } from "../../languages/shared/frequency-table.ts";
import { memoizeWords } from "../words/memoize-words.ts";
import { type LongTable, longTable } from "../words/per-language.ts";

/** Unfolded on first use: most runs need one language, many none. */
export const frequencyTable: LongTable<ReadonlyMap<string, number>> = longTable(
  ({ words: { frequencies, rareFrequencies } }) =>
    readFrequencies(frequencies, ...(rareFrequencies === undefined ? [] : [rareFrequencies])),
);

/** A stem the table does not know is rarer than the rarest it knows (about 1.4 in a million words). */
const UNKNOWN_BAND = 24;
/** The words of a page as searched: a word's chance to occur on it is what an inverse document frequency asks for. */
const PAGE_WORDS = 250;

/** The share of running text a stem makes up in a language, from 0 to 1; `stem` is the output of `stem()`. */
export function wordFrequency(stem: string, language: LanguagePack): number {
  return 10 ** (bandOf(stem, language) / 10 - 9);
}

/**
 * How much a stem tells pages of its language apart: ln(1 / share of pages that hold it), near 0 for `time`,
 * above 7 for a rare name. Candidate lists cannot say this: their search engine put the query's words in nearly all.
 */
export const inverseDocumentFrequency: (stem: string, language: LanguagePack) => number = memoizeWords(
  (stem, language) => -Math.log(-Math.expm1(-PAGE_WORDS * wordFrequency(stem, language))),
);

function bandOf(stem: string, language: LanguagePack): number {
  return frequencyTable.of(language).get(stem) ?? UNKNOWN_BAND;
}
