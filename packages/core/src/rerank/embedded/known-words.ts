import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { inverseDocumentFrequency } from "../../text/frequencies/index.ts";
import { isStopWord, stem } from "../../text/index.ts";
import { type FacetWord, facetsOfWord } from "../facets/facets-of-word.ts";
import { edgesOf } from "./stem-edges.ts";
import { createWordTable, type WordTable } from "./word-table.ts";

/** Every spelling met so far in a language, with what the language says of it. */
export interface KnownWords {
  readonly table: WordTable;
  /** By spelling: as it was met, its term (equal for equal stems) with what is said of it, and its facets. */
  readonly spellings: readonly string[];
  readonly marked: readonly number[];
  readonly facets: readonly (readonly FacetWord[])[];
  /** By term. */
  readonly stems: readonly string[];
  /** How rare each term is in the language at large. */
  readonly rarities: readonly number[];
  readonly edges: readonly number[];
}

/** A marked term is the term times four and these: all that most words of a text are asked for, in one look. */
export const MARKS = { stop: 1, facets: 2, bits: 2 } as const;

/** What is kept from one request for the next: lists speak the same words again and again. Hostile text must not fill the memory. */
const MAX_SPELLINGS = 32_768;
const MAX_CHARACTERS = 400_000;

interface Growing extends KnownWords {
  characters: number;
}

/** By packs that are loaded, and by language: facets are told by the words of all that are loaded. */
const kept = new WeakMap<LoadedPacks, WeakMap<LanguagePack, Growing>>();

/**
 * The words of a language known to this process; the numbers of words and terms depend on what it has read before, so that
 * no result may depend on them. What has grown too large is left to the requests that use it, and the next starts anew.
 */
export function knownWords(language: LanguagePack, loaded: LoadedPacks): KnownWords {
  let byLanguage = kept.get(loaded);
  if (byLanguage === undefined) {
    byLanguage = new WeakMap();
    kept.set(loaded, byLanguage);
  }
  const known = byLanguage.get(language);
  if (known !== undefined && known.spellings.length < MAX_SPELLINGS && known.characters < MAX_CHARACTERS) return known;
  const fresh = noWords(language, loaded);
  byLanguage.set(language, fresh);
  return fresh;
}

function noWords(language: LanguagePack, loaded: LoadedPacks): Growing {
  const languages = Object.values(loaded).filter((one) => one !== undefined);
  const termOfStem = new Map<string, number>();
  const spellings: string[] = [];
  const marked: number[] = [];
  const facets: (readonly FacetWord[])[] = [];
  const stems: string[] = [];
  const rarities: number[] = [];
  const edges: number[] = [];
  const table = createWordTable((spelling) => {
    known.characters += spelling.length;
    const lower = spelling.toLowerCase();
    const key = stem(lower, language);
    let term = termOfStem.get(key);
    if (term === undefined) {
      term = stems.push(key) - 1;
      rarities.push(inverseDocumentFrequency(key, language));
      edges.push(edgesOf(key));
      termOfStem.set(key, term);
    }
    // Written in capitals, `US`, `WHO` and `IT` are names.
    const { length } = spelling;
    const acronym = length > 1 && length < 6 && spelling !== lower && spelling === spelling.toUpperCase();
    const stop = !acronym && isStopWord(lower, language) ? MARKS.stop : 0;
    const speaking = facetsOfWord(lower, languages);
    spellings.push(spelling);
    marked.push((term << MARKS.bits) | stop | (speaking.length > 0 ? MARKS.facets : 0));
    facets.push(speaking);
  });
  const known: Growing = { table, spellings, marked, facets, stems, rarities, edges, characters: 0 };
  return known;
}
