import { compareDates, compareQuantities, isSameValue } from "../../text/index.ts";
import type { SourceText } from "../source-text.ts";
import { isInValue, type ReadStretch } from "./aligned-sentence.ts";
import { directionsOf } from "./directions-of.ts";

/** How far the article backs a claim, as shares of what the claim says. */
export interface Support {
  /** Content words found in the quoted sentence. */
  readonly sentence: number;
  /** Content words found anywhere in the article. */
  readonly article: number;
  /** True when every number and date of the claim stands in the quoted sentence. */
  readonly values: boolean;
  /** True when the article mentions every name of the claim. */
  readonly names: boolean;
}

/** Measures how far one source sentence, and the article as a whole, back a claim. */
export function measureSupport(claim: ReadStretch, sentence: ReadStretch, article: SourceText): Support {
  const there = new Set(sentence.words.map((word) => word.stem));
  const said = directionsOf(claim, article.language);
  const ways = new Set(directionsOf(sentence, article.language).values());
  let asked = 0;
  let here = 0;
  let anywhere = 0;
  let names = true;
  for (const [at, word] of claim.words.entries()) {
    if (word.stop || isInValue(word, claim)) continue;
    asked += 1;
    // "Increased" is backed by "rose": both say the same of an amount.
    const way = said.get(at);
    const sameWay = way !== undefined && ways.size === 1 && ways.has(way);
    if (sameWay || there.has(word.stem)) here += 1;
    if (sameWay || article.places.has(word.stem)) anywhere += 1;
    else if (word.capital) names = false;
  }
  const values =
    claim.quantities.every(
      (value) => value.weak || sentence.quantities.some((other) => isSameValue(compareQuantities(value, other))),
    ) && claim.dates.every((value) => sentence.dates.some((other) => isSameValue(compareDates(value, other))));
  return { sentence: asked === 0 ? 0 : here / asked, article: asked === 0 ? 0 : anywhere / asked, values, names };
}

/** Whether that is enough to call the claim backed. */
export function isBacked({ sentence, values, names }: Support): boolean {
  return values && names && sentence >= 0.6;
}
