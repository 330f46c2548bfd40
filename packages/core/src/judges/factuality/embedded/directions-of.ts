import { type Direction, findDirections } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ReadStretch } from "./read-stretch.ts";

/** Which words of a stretch say that an amount rose or fell, by their places among its words. */
export const directionsOf: (stretch: ReadStretch) => ReadonlyMap<number, Direction> = readOnce(
  ({ words, language }: ReadStretch) =>
    findDirections(
      words.map((word) => word.lower),
      language,
    ),
);
