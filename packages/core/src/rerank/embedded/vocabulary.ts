import type { CustomFacetDefinition } from "../../contracts/rerank/index.ts";
import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { type FacetWord, readLexicon, wordsIn } from "../facets/facets-of-word.ts";
import { type KnownWords, knownWords, MARKS } from "./known-words.ts";

/** A text read once: its content words and the facet words that stand in it. */
export interface ReadText {
  /** One number per content word in order, equal for words with the same stem. */
  readonly terms: Int32Array;
  /** Facet words as they occur, each with the facet it speaks for. */
  readonly facetWords: readonly FacetWord[];
}

/** The words of the texts compared. Each is stemmed and looked up once, however often it comes. */
export interface Vocabulary {
  readonly language: LanguagePack;
  read(text: string, options?: { readonly keepStopWords?: boolean }): ReadText;
  stemOf(term: number): string;
  /** How rare a term is in the language at large. */
  rarityOf(term: number): number;
  /** How its stem begins and ends, as `edgesOf` tells. */
  edgesOf(term: number): number;
  /** All terms are below this number; not all of them occur in the texts. */
  readonly size: number;
}

const NO_FACET_WORDS: readonly FacetWord[] = [];
/** Terms are kept in blocks: an array of its own for each of 100,000 texts would cost more than its content. */
const BLOCK = 1 << 14;

/**
 * The vocabulary of one request for texts compared in one language; facets are told by the words of all languages that are
 * loaded, and by those a tenant gave for facets of its own.
 */
export function createVocabulary(
  language: LanguagePack,
  loaded: LoadedPacks,
  custom: readonly CustomFacetDefinition[] = [],
): Vocabulary {
  const known = knownWords(language, loaded);
  const ownFacets = ownFacetReader(known, language, custom);
  const facetsOf = ownFacets ?? ((word: number) => known.facets[word]!);
  let block = new Int32Array(BLOCK);
  let used = 0;

  return {
    language,
    read(text, { keepStopWords = false } = {}) {
      const count = known.table.scan(text);
      const { found } = known.table;
      const { marked } = known;
      if (used + count > block.length) {
        block = new Int32Array(Math.max(BLOCK, count));
        used = 0;
      }
      const start = used;
      let facetWords: FacetWord[] | undefined;
      for (let at = 0; at < count; at += 1) {
        const word = found[at]!;
        const term = marked[word]!;
        if (ownFacets !== undefined || (term & MARKS.facets) !== 0) {
          facetWords ??= [];
          for (const facetWord of facetsOf(word)) facetWords.push(facetWord);
        }
        if ((term & MARKS.stop) !== 0 && !keepStopWords) continue;
        block[used] = term >> MARKS.bits;
        used += 1;
      }
      return { terms: block.subarray(start, used), facetWords: facetWords ?? NO_FACET_WORDS };
    },
    rarityOf: (term) => known.rarities[term] ?? 0,
    edgesOf: (term) => known.edges[term] ?? 0,
    stemOf: (term) => known.stems[term] ?? "",
    get size() {
      return known.stems.length;
    },
  };
}

/** The facets each spelling speaks for, the tenant's own included; undefined where it has none. */
function ownFacetReader(
  { spellings, facets }: KnownWords,
  language: LanguagePack,
  custom: readonly CustomFacetDefinition[],
): ((word: number) => readonly FacetWord[]) | undefined {
  const given = custom.map(({ name, words }) => [name, words.join(" ").toLowerCase()] as const);
  const own = readLexicon(Object.fromEntries(given.filter(([, words]) => words !== "")), language);
  if (own.byStem.size === 0) return undefined;
  const read: (readonly FacetWord[])[] = [];
  return (word) => {
    read[word] ??= [...facets[word]!, ...wordsIn(own, spellings[word]!.toLowerCase(), language)];
    return read[word];
  };
}
