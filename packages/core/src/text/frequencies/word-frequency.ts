import type { Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { rememberWords } from "../words/remember-words.ts";
import { DE_FREQUENCIES } from "./data/de.ts";
import { EN_FREQUENCIES } from "./data/en.ts";
import { ES_FREQUENCIES } from "./data/es.ts";
import { PT_FREQUENCIES } from "./data/pt.ts";

const sources: Readonly<Record<Language, string>> = {
  en: EN_FREQUENCIES,
  de: DE_FREQUENCIES,
  es: ES_FREQUENCIES,
  pt: PT_FREQUENCIES,
};

/** Unfolded on first use: most runs need one language, many none. */
const tables = new Map<LanguagePack, ReadonlyMap<string, number>>();

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
export const inverseDocumentFrequency: (stem: string, language: LanguagePack) => number = rememberWords(
  (stem, language) => -Math.log(-Math.expm1(-PAGE_WORDS * wordFrequency(stem, language))),
);

function bandOf(stem: string, language: LanguagePack): number {
  let table = tables.get(language);
  if (table === undefined) {
    table = readTable(sources[language.code]);
    tables.set(language, table);
  }
  return table.get(stem) ?? UNKNOWN_BAND;
}

function readTable(source: string): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const line of source.split("\n")) {
    const [band, ...stems] = line.split(" ");
    for (const stem of stems) table.set(stem, Number(band));
  }
  return table;
}
