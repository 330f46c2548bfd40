import type { LanguagePack } from "../language-pack.ts";
import { facetWords } from "./facet-words.ts";
import { es as judging } from "./index.ts";
import { rareFrequencies } from "./rare-frequencies.ts";

/** Spanish for checks and rankings alike. */
export const es: LanguagePack = { ...judging, words: { ...judging.words, rareFrequencies }, facetWords };
