import type { LanguagePack } from "../language-pack.ts";
import { pt as judging } from "./index.ts";
import { rareFrequencies } from "./rare-frequencies.ts";

/** Portuguese for checks and rankings alike. */
export const pt: LanguagePack = { ...judging, words: { ...judging.words, rareFrequencies } };
