import type { LanguagePack } from "../language-pack.ts";
import { facetWords } from "./facet-words.ts";
import { en as judging } from "./index.ts";
import { rareFrequencies } from "./rare-frequencies.ts";

/** English for checks and rankings alike. */
export const en: LanguagePack = { ...judging, words: { ...judging.words, rareFrequencies }, facetWords };
