import type { CustomFacetDefinition } from "../../contracts/rerank/index.ts";
import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { isStopWord, stem } from "../../text/index.ts";
import { type FacetWord, facetsOfWord, readLexicon, wordsIn } from "../facets/facets-of-word.ts";
import { createWordTable } from "./word-table.ts";

/** A text read once: its content words and the facet words that stand in it. */
export interface ReadText {
  /** One number per content word in order, equal for words with the same stem. */
  readonly terms: Int32Array;
  /** Facet words as they occur, each with the facet it speaks for. */
  readonly facetWords: readonly FacetWord[];
}

/** The words met so far. Each is stemmed and looked up once, however often it comes. */
export interface Vocabulary {
  readonly language: LanguagePack;
  read(text: string, options?: { readonly keepStopWords?: boolean }): ReadText;
  stemOf(term: number): string;
  /** How many different terms there are. */
  readonly size: number;
}

const NO_FACET_WORDS: readonly FacetWord[] = [];

/**
 * Makes an empty vocabulary for texts compared in one language; facets are told by the words of all that are loaded, and
 * by those a tenant gave for facets of its own.
 */
export function createVocabulary(
  language: LanguagePack,
  loaded: LoadedPacks,
  custom: readonly CustomFacetDefinition[] = [],
): Vocabulary {
  const given = custom.map(({ name, words }) => [name, words.join(" ").toLowerCase()] as const);
  const own = readLexicon(Object.fromEntries(given.filter(([, words]) => words !== "")), language);
  const languages = Object.values(loaded).filter((one) => one !== undefined);
  const termOfStem = new Map<string, number>();
  const stems: string[] = [];
  const terms: number[] = [];
  const stops: boolean[] = [];
  const facets: (readonly FacetWord[])[] = [];
  const words = createWordTable((spelling) => {
    const lower = spelling.toLowerCase();
    const key = stem(lower, language);
    let term = termOfStem.get(key);
    if (term === undefined) {
      term = stems.push(key) - 1;
      termOfStem.set(key, term);
    }
    // Written in capitals, `US`, `WHO` and `IT` are names.
    const { length } = spelling;
    const acronym = length > 1 && length < 6 && spelling !== lower && spelling === spelling.toUpperCase();
    terms.push(term);
    stops.push(!acronym && isStopWord(lower, language));
    const mine = wordsIn(own, lower, language);
    const common = facetsOfWord(lower, languages);
    facets.push(mine.length === 0 ? common : [...common, ...mine]);
  });
  let buffer = new Int32Array(256);

  return {
    language,
    read(text, { keepStopWords = false } = {}) {
      let length = 0;
      let facetWords: FacetWord[] | undefined;
      words.scan(text, (word) => {
        const speaking = facets[word]!;
        if (speaking.length > 0) {
          facetWords ??= [];
          for (const facetWord of speaking) facetWords.push(facetWord);
        }
        if (stops[word] && !keepStopWords) return;
        if (length === buffer.length) {
          const larger = new Int32Array(2 * length);
          larger.set(buffer);
          buffer = larger;
        }
        buffer[length] = terms[word]!;
        length += 1;
      });
      return { terms: buffer.slice(0, length), facetWords: facetWords ?? NO_FACET_WORDS };
    },
    stemOf: (term) => stems[term] ?? "",
    get size() {
      return stems.length;
    },
  };
}
