import type { Facet } from "../../contracts/rerank/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { stem } from "../../text/index.ts";
import { perLanguage } from "../../text/words/per-language.ts";

/** A word that speaks for a facet. */
export interface FacetWord {
  readonly facet: Facet;
  readonly word: string;
}

interface Lexicon {
  readonly byStem: ReadonlyMap<string, readonly FacetWord[]>;
  /** How its words begin: most words of a text begin otherwise and need no stemming. */
  readonly beginnings: ReadonlySet<string>;
}

/** Every form of a word shares at least these letters. */
const BEGINNING = 3;

const NONE: readonly FacetWord[] = [];

/** The facets a whole word speaks for in one of the languages; `log` does, `logical` does not. */
export function facetsOfWord(lower: string, languages: readonly LanguagePack[]): readonly FacetWord[] {
  if (lower.length < BEGINNING) return NONE;
  const beginning = lower.slice(0, BEGINNING);
  for (const language of languages) {
    const { byStem, beginnings } = lexiconOf(language);
    if (!beginnings.has(beginning)) continue;
    const found = byStem.get(stem(lower, language));
    // A stem alone can join strangers (`log`, `logic`): the word must also begin as the lexicon's does.
    const same = found?.filter(({ word }) => lower.startsWith(word.slice(0, Math.max(BEGINNING, word.length - 3))));
    if (same !== undefined && same.length > 0) return same;
  }
  return NONE;
}

const lexiconOf = perLanguage((language) => readLexicon(language.facetWords ?? {}, language));

function readLexicon(words: Readonly<Partial<Record<Facet, string>>>, language: LanguagePack): Lexicon {
  const byStem = new Map<string, FacetWord[]>();
  const beginnings = new Set<string>();
  for (const [facet, list] of Object.entries(words) as [Facet, string][]) {
    for (const word of list.trim().split(/\s+/)) {
      const key = stem(word, language);
      const entries = byStem.get(key) ?? [];
      if (!entries.some((entry) => entry.facet === facet)) entries.push({ facet, word });
      byStem.set(key, entries);
      beginnings.add(word.slice(0, BEGINNING));
    }
  }
  return { byStem, beginnings };
}
