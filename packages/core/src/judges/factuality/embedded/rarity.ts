import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Steps } from "../../../ports/steps.ts";
import { frequencyTable, inverseDocumentFrequency } from "../../../text/frequencies/word-frequency.ts";

/** The inverse document frequency of the rarest words, and what is as rare to a check: below band 33 it tells no words apart. */
const RAREST = 8;
const RARE = 7.7;

/** How rare a stem is in its language, from 0 to 1 for a word nobody knows. */
export function rarityOf(stem: string, language: LanguagePack): number {
  const inverse = inverseDocumentFrequency(stem, language);
  return inverse > RARE ? 1 : inverse / RAREST;
}

/** Reads how rare words are, in steps, so that it is at hand when claims are judged. */
export function* readRarities(language: LanguagePack): Steps<void> {
  yield* frequencyTable.ahead(language);
}
