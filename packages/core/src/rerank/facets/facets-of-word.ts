import type { LanguagePack } from "../../languages/language-pack.ts";
import { stem } from "../../text/index.ts";
import { perLanguage } from "../../text/words/per-language.ts";

/** A word that speaks for a facet. */
export interface FacetWord {
  /** A built-in facet, or one of the tenant's own. */
  readonly facet: string;
  readonly word: string;
}

export interface Lexicon {
  readonly byStem: ReadonlyMap<string, readonly FacetWord[]>;
  /** How its words begin: most words of a text begin otherwise and need no stemming. */
  readonly beginnings: ReadonlySet<string>;
}

/** Every form of a word shares at least these letters. */
const BEGINNING = 3;

const NONE: readonly FacetWord[] = [];

/** The facets a whole word speaks for in one of the languages; `log` does, `logical` does not. */
export function facetsOfWord(lower: string, languages: readonly LanguagePack[]): readonly FacetWord[] {
  for (const language of languages) {
    const found = wordsIn(lexiconOf(language), lower, language);
    if (found.length > 0) return found;
  }
  return NONE;
}

/** The entries of one lexicon a word is a form of. */
export function wordsIn({ byStem, beginnings }: Lexicon, lower: string, language: LanguagePack): readonly FacetWord[] {
  if (lower.length < BEGINNING || !beginnings.has(lower.slice(0, BEGINNING))) return NONE;
  const found = byStem.get(stem(lower, language));
  // A stem alone can join strangers (`log`, `logic`): the word must also begin as the lexicon's does.
  return found?.filter(({ word }) => lower.startsWith(word.slice(0, Math.max(BEGINNING, word.length - 3)))) ?? NONE;
}

const lexiconOf = perLanguage((language) => readLexicon({ ...language.facetWords }, language));

/** Reads words, blanks between them, by the facet they speak for. */
export function readLexicon(words: Readonly<Record<string, string>>, language: LanguagePack): Lexicon {
  const byStem = new Map<string, FacetWord[]>();
  const beginnings = new Set<string>();
  for (const [facet, list] of Object.entries(words)) {
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
