import type { StatementItem } from "./statement-item.ts";

/** Where the part of a sentence begins and ends that a place stands in: from one comma to the next. */
export function partAround(items: readonly StatementItem[], at: number): readonly [from: number, end: number] {
  const from = items.findLastIndex(({ gapBefore }, place) => place <= at && gapBefore !== "none");
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  return [Math.max(0, from), end < 0 ? items.length : end];
}
