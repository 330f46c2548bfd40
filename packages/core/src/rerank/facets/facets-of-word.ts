import type { Facet } from "../../contracts/rerank/index.ts";
import { LANGUAGES } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { packOf } from "../../languages/pack-of.ts";
import { stem } from "../../text/index.ts";

/** A word that speaks for a facet. */
export interface FacetWord {
  readonly facet: Facet;
  readonly word: string;
}

interface Lexicon {
  readonly language: LanguagePack;
  readonly byStem: ReadonlyMap<string, readonly FacetWord[]>;
  /** How its words begin: most words of a text begin otherwise and need no stemming. */
  readonly beginnings: ReadonlySet<string>;
}

let lexicons: readonly Lexicon[] | undefined;

/** Every form of a word shares at least these letters. */
const BEGINNING = 3;

const NONE: readonly FacetWord[] = [];

/** The facets a whole word speaks for in any language; `log` does, `logical` does not. */
export function facetsOfWord(lower: string): readonly FacetWord[] {
  lexicons ??= LANGUAGES.map(packOf).flatMap((language) =>
    language.facetWords === null ? [] : [readLexicon(language.facetWords, language)],
  );
  if (lower.length < BEGINNING) return NONE;
  const beginning = lower.slice(0, BEGINNING);
  for (const { language, byStem, beginnings } of lexicons) {
    if (!beginnings.has(beginning)) continue;
    const found = byStem.get(stem(lower, language));
    // A stem alone can join strangers (`log`, `logic`): the word must also begin as the lexicon's does.
    const same = found?.filter(({ word }) => lower.startsWith(word.slice(0, Math.max(BEGINNING, word.length - 3))));
    if (same !== undefined && same.length > 0) return same;
  }
  return NONE;
}

function readLexicon(words: Readonly<Record<Facet, string>>, language: LanguagePack): Lexicon {
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
  return { language, byStem, beginnings };
}
