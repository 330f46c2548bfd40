import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Direction, findDirections } from "../../../text/index.ts";
import type { ReadStretch } from "./aligned-sentence.ts";

const kept = new WeakMap<ReadStretch, ReadonlyMap<number, Direction>>();

/** Which words of a stretch say that an amount rose or fell, by their places among its words. */
export function directionsOf(stretch: ReadStretch, language: LanguagePack): ReadonlyMap<number, Direction> {
  const known = kept.get(stretch);
  if (known !== undefined) return known;
  const found = findDirections(
    stretch.words.map((word) => word.lower),
    language,
  );
  kept.set(stretch, found);
  return found;
}
