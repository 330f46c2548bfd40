import type { Alignment, ItemPair } from "../../alignment/align-items.ts";

/** True when the words on both sides of a place, or of a run of places, meet each other as well. */
export function isTight({ pairs }: Alignment, first: ItemPair, last: ItemPair = first): boolean {
  const before = pairs.findLast((pair) => pair.claim < first.claim);
  const after = pairs.find((pair) => pair.claim > last.claim);
  return (
    (before === undefined || (before.source === first.source - 1 && before.claim === first.claim - 1)) &&
    (after === undefined || (after.source === last.source + 1 && after.claim === last.claim + 1))
  );
}
