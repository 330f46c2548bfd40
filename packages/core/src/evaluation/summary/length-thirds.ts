import { quantile } from "../../numbers/index.ts";

/** Names the third of all rows a text belongs to by its words, with the limits in the name; null without words. */
export function lengthThirds(words: readonly (number | null)[]): (words: number | null) => string | null {
  const sorted = Float64Array.from(words.filter((count) => count !== null)).sort();
  const [low, high] = [quantile(sorted, 1 / 3), quantile(sorted, 2 / 3)];
  return (count) => {
    if (count === null || low === null || high === null) return null;
    if (count <= low) return `1 ≤ ${Math.floor(low)} words`;
    return count <= high ? `2 ≤ ${Math.floor(high)} words` : `3 > ${Math.floor(high)} words`;
  };
}

/** What the name of a third says; null for another name. */
export function readThird(name: string): { readonly over: boolean; readonly limit: number } | null {
  const [, sign, limit] = /^[123] (≤|>) (\d+) words$/.exec(name) ?? [];
  return limit === undefined ? null : { over: sign === ">", limit: Number(limit) };
}
