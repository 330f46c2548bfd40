import type { Facet } from "../../contracts/rerank/index.ts";
import { type Language, stem } from "../../text/index.ts";
import type { FacetWord } from "../embedded/vocabulary.ts";
import { DE_FACET_WORDS } from "./lexicon/de.ts";
import { EN_FACET_WORDS } from "./lexicon/en.ts";
import { ES_FACET_WORDS } from "./lexicon/es.ts";

type Lexicon = ReadonlyMap<string, readonly FacetWord[]>;

let lexicons: readonly (readonly [Language, Lexicon])[] | undefined;

const NONE: readonly FacetWord[] = [];

/** The facets a whole word speaks for in any of the lexicon's languages; `log` does, `logical` does not. */
export function facetsOfWord(lower: string): readonly FacetWord[] {
  lexicons ??= [
    ["en", readLexicon(EN_FACET_WORDS, "en")],
    ["de", readLexicon(DE_FACET_WORDS, "de")],
    ["es", readLexicon(ES_FACET_WORDS, "es")],
  ];
  if (lower.length < 3) return NONE;
  for (const [language, lexicon] of lexicons) {
    const found = lexicon.get(stem(lower, language));
    // A stem alone can join strangers (`log`, `logic`): the word must also begin as the lexicon's does.
    const same = found?.filter(({ word }) => lower.startsWith(word.slice(0, Math.max(3, word.length - 3))));
    if (same !== undefined && same.length > 0) return same;
  }
  return NONE;
}

function readLexicon(words: Readonly<Record<Facet, string>>, language: Language): Lexicon {
  const lexicon = new Map<string, FacetWord[]>();
  for (const [facet, list] of Object.entries(words) as [Facet, string][]) {
    for (const word of list.trim().split(/\s+/)) {
      const key = stem(word, language);
      const entries = lexicon.get(key) ?? [];
      if (!entries.some((entry) => entry.facet === facet)) entries.push({ facet, word });
      lexicon.set(key, entries);
    }
  }
  return lexicon;
}
