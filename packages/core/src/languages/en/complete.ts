import type { LanguagePack } from "../language-pack.ts";
import { facetWords } from "./facet-words.ts";
import { en as pack } from "./index.ts";
import thesaurus from "./judging/thesaurus.json" with { type: "json" };
import { rareFrequencies } from "./rare-frequencies.ts";

/** English for checks and rankings alike, with the thesaurus that the estimate reads. */
export const en: LanguagePack = {
  ...pack,
  judging: { ...pack.judging, thesaurus },
  words: { ...pack.words, rareFrequencies },
  facetWords,
};
