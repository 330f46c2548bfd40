import { compareDates, compareQuantities, isSameValue } from "../../../text/index.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { isInValue } from "./aligned-sentence.ts";
import type { ComparedSpan } from "./compared-span.ts";

/** How far the article backs a claim, as shares of what the claim says. */
export interface Support {
  /** Content words found in the quoted sentence, in these or other words. */
  readonly sentence: number;
  /** Content words found anywhere in the article. */
  readonly article: number;
  /** True when every number and date of the claim stands in the quoted sentence. */
  readonly values: boolean;
  /** True when the article mentions every name of the claim. */
  readonly names: boolean;
}

/**
 * Measures how far one source sentence, and the article as a whole, back a claim. `paraphrased` are the words of the claim
 * that the sentence says in another way.
 */
export function measureSupport(
  claim: ComparedSpan,
  sentence: ComparedSpan,
  article: SourceText,
  paraphrased: ReadonlySet<ComparedWord>,
): Support {
  const there = new Set(sentence.words.map((word) => word.stem));
  let asked = 0;
  let here = 0;
  let anywhere = 0;
  let names = true;
  for (const word of claim.words) {
    if (word.stop || isInValue(word, claim)) continue;
    asked += 1;
    // "Increased" is backed by "rose", "demolition" by "demolish".
    const isParaphrased = paraphrased.has(word);
    if (isParaphrased || there.has(word.stem)) here += 1;
    if (isParaphrased || article.places.has(word.stem)) anywhere += 1;
    else if (word.capital) names = false;
  }
  const values =
    claim.quantities.every(
      (value) => value.weak || sentence.quantities.some((other) => isSameValue(compareQuantities(value, other))),
    ) && claim.dates.every((value) => sentence.dates.some((other) => isSameValue(compareDates(value, other))));
  return { sentence: asked === 0 ? 0 : here / asked, article: asked === 0 ? 0 : anywhere / asked, values, names };
}

/** Whether that is enough to call the claim backed. */
export function isSupported({ sentence, values, names }: Support): boolean {
  return values && names && sentence >= 0.6;
}
