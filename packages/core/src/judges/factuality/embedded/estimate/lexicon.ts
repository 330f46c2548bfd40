import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { readBit } from "../../../../languages/shared/bit-list.ts";
import { readStemGroups } from "../../../../languages/shared/stem-groups.ts";
import { readStemList } from "../../../../languages/shared/stem-list.ts";
import type { Steps } from "../../../../ports/steps.ts";
import { longTable } from "../../../../text/words/per-language.ts";
import { rarityOf, readRarities } from "../rarity.ts";

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

/** The lexicon of a language. Where nobody has gathered synonyms and opposites, it only knows frequencies. */
export function lexiconOf(language: LanguagePack): Lexicon {
  const { synonyms, opposites } = tables.of(language);
  return {
    rarity: (stem) => rarityOf(stem, language),
    hasSynonymIn: (stem, stems) => meets(synonyms.get(stem), stems),
    hasOppositeIn: (stem, stems) => meets(opposites.get(stem), stems),
  };
}

function meets(list: readonly string[] | undefined, stems: { has(stem: string): boolean }): boolean {
  return list?.some((stem) => stems.has(stem)) ?? false;
}

/** Read on first use: a thesaurus is long, and most runs need one language. */
const tables = longTable(function* ({ judging: { thesaurus }, words: { frequencies } }): Steps<Tables> {
  if (thesaurus === null) return { synonyms: new Map(), opposites: new Map() };
  const { known, more } = thesaurus;
  const frequent = (yield* readStemList(frequencies.stems)).filter((_, at) => readBit(known, at));
  const stems = [...frequent, ...(yield* readStemList(more))].sort();
  yield 2000;
  return {
    synonyms: yield* readStemGroups(stems, thesaurus.synonyms),
    opposites: yield* readStemGroups(stems, thesaurus.opposites),
  };
});

/** Reads what a lexicon is made of, in steps, so that it is at hand when a text is estimated. */
export function* readLexicon(language: LanguagePack): Steps<void> {
  yield* readRarities(language);
  yield* tables.ahead(language);
}
