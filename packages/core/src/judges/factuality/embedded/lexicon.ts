import type { LanguagePack } from "../../../languages/language-pack.ts";
import { readStemList } from "../../../languages/shared/stem-list.ts";
import { readStemPairs } from "../../../languages/shared/stem-pairs.ts";
import { inverseDocumentFrequency } from "../../../text/frequencies/index.ts";
import { perLanguage } from "../../../text/words/per-language.ts";

/** What is known about the words of a language, by stem. */
export interface Lexicon {
  /** How rare a stem is in the language, from 0 to 1 for a word nobody knows. */
  readonly rarity: (stem: string) => number;
  /** True when one of the stem's synonyms is in the set. */
  hasSynonymIn(stem: string, stems: { has(stem: string): boolean }): boolean;
  /** True when a stem of opposite meaning is in the set. */
  hasOppositeIn(stem: string, stems: { has(stem: string): boolean }): boolean;
}

interface Tables {
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly opposites: ReadonlyMap<string, readonly string[]>;
}

/** The rarest words the frequency tables tell apart. */
const RAREST = 8;

/** The lexicon of a language. Where nobody has gathered synonyms and opposites, it only knows frequencies. */
export function lexiconOf(language: LanguagePack): Lexicon {
  const rarity = (stem: string) => Math.min(1, inverseDocumentFrequency(stem, language) / RAREST);
  const { synonyms, opposites } = tablesOf(language);
  return {
    rarity,
    hasSynonymIn: (stem, stems) => meets(synonyms.get(stem), stems),
    hasOppositeIn: (stem, stems) => meets(opposites.get(stem), stems),
  };
}

function meets(list: readonly string[] | undefined, stems: { has(stem: string): boolean }): boolean {
  return list?.some((stem) => stems.has(stem)) ?? false;
}

/** Read on first use: a thesaurus is long, and most runs need one language. */
const tablesOf = perLanguage(({ judging: { thesaurus }, words: { frequencies } }): Tables => {
  if (thesaurus === null) return { synonyms: new Map(), opposites: new Map() };
  const { known, more } = thesaurus;
  const frequent = readStemList(frequencies.stems).filter((_, at) => known[at] === "1");
  const stems = [...frequent, ...readStemList(more)].sort();
  return { synonyms: readStemPairs(stems, thesaurus.synonyms), opposites: readStemPairs(stems, thesaurus.opposites) };
});
