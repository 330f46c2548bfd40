import type { StatementItem } from "./statement-item.ts";

/** How much may stand between the words of a phrase where it was named. */
const LOOSE = 2;

/** True when items stand close together among others. */
export function standTogether(items: readonly StatementItem[], place: readonly StatementItem[]): boolean {
  const found = items.map((item) => place.findIndex((one) => isSame(item, one)));
  if (found.includes(-1)) return false;
  return Math.max(...found) - Math.min(...found) <= items.length + LOOSE;
}

/** True when items stand one behind the other among others. */
export function standInARow(items: readonly StatementItem[], place: readonly StatementItem[]): boolean {
  return place.some((_, from) =>
    items.every((item, by) => from + by < place.length && isSame(item, place[from + by]!)),
  );
}

/** The same word, in this or another form. */
function isSame(a: StatementItem, b: StatementItem): boolean {
  return (a.value === null) === (b.value === null) && (a.lower === b.lower || a.stem === b.stem);
}

/** True when one of the items stands among others. */
export function isAmong(items: readonly StatementItem[], place: readonly StatementItem[]): boolean {
  return items.some((item) => place.some((one) => isSame(item, one)));
}
