import { perSentence, perWord, type TextCounts } from "../../parts/readability.ts";

/** Flesch for Brazilian Portuguese (Martins et al. 1996). */
export const fleschPortuguese = (c: TextCounts) => 248.835 - 1.015 * perSentence(c) - 84.6 * perWord(c);
