import type { LanguagePack } from "../language-pack.ts";
import { facetWords } from "./facet-words.ts";
import { de as judging } from "./index.ts";
import { rareFrequencies } from "./rare-frequencies.ts";

/** German for checks and rankings alike. */
export const de: LanguagePack = { ...judging, words: { ...judging.words, rareFrequencies }, facetWords };
