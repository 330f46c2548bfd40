/** Two blocks of a row that stand in each other's place: offsets into the row, ends excluded. */
export interface BlockSwap {
  readonly first: { readonly from: number; readonly to: number };
  readonly second: { readonly from: number; readonly to: number };
}

/** A longer block is a clause, which may stand on either side. */
const LONGEST = 5;

/**
 * The two blocks whose exchange puts a row of places in order: 5 6 3 1 2 is 1 2 3 5 6 with its ends exchanged. Undefined for
 * a row in order, and where more than that has moved.
 */
export function blockSwap(places: readonly number[]): BlockSwap | undefined {
  const sorted = places.toSorted((a, b) => a - b);
  const from = places.findIndex((place, at) => place !== sorted[at]);
  if (from < 0 || new Set(places).size < places.length) return undefined;
  const to = places.findLastIndex((place, at) => place !== sorted[at]) + 1;
  const meant = sorted.slice(from, to);
  for (let left = 1; left <= Math.min(LONGEST, to - from - 1); left += 1) {
    for (let right = 1; right <= Math.min(LONGEST, to - from - left); right += 1) {
      const middle = places.slice(from + left, to - right);
      const back = [...places.slice(to - right, to), ...middle, ...places.slice(from, from + left)];
      if (back.every((place, at) => place === meant[at])) {
        return { first: { from, to: from + left }, second: { from: to - right, to } };
      }
    }
  }
  return undefined;
}
