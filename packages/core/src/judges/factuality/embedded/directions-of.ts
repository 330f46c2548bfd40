import { type Direction, findDirections } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedSpan } from "./compared-span.ts";

/** Which words of a span say that an amount rose or fell, by their places among its words. */
export const directionsOf: (span: ComparedSpan) => ReadonlyMap<number, Direction> = readOnce(
  ({ words, language }: ComparedSpan) =>
    findDirections(
      words.map((word) => word.lower),
      language,
    ),
);
