import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, weightOf } from "./estimator.ts";
import { forEachTie, orderByValue } from "./score-order.ts";

/** Kendall's tau-b (corrected for ties) in O(n log n); null when one side does not vary. */
export function kendall(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
  return kendallEstimator(left, right)();
}

/**
 * Prepares {@link kendall} for weighted rows. Rows are walked in ascending `left`; a Fenwick tree over the dense ranks
 * of `right` answers how many earlier rows lie below and above, so concordant minus discordant pairs need no pair loop.
 */
export function kendallEstimator(left: ArrayLike<number>, right: ArrayLike<number>): Estimator {
  checkSameLength(left, right);
  checkFinite(left);
  checkFinite(right);
  const order = orderByValue(left);
  const ties: number[] = [];
  forEachTie(order, left, (_, to) => ties.push(to));
  const { ranks, size } = denseRanks(right);
  const tree = new Float64Array(size + 1);
  const totals = new Float64Array(size + 1);

  return (weights) => {
    tree.fill(0);
    totals.fill(0);
    let n = 0;
    let balance = 0;
    let tiedLeft = 0;
    let from = 0;
    for (const to of ties) {
      const before = n;
      for (let i = from; i < to; i += 1) {
        const row = order[i]!;
        const weight = weightOf(weights, row);
        if (weight === 0) continue;
        const rank = ranks[row]!;
        const below = prefixSum(tree, rank - 1);
        const above = before - prefixSum(tree, rank);
        balance += weight * (below - above);
        n += weight;
      }
      for (let i = from; i < to; i += 1) {
        const row = order[i]!;
        const weight = weightOf(weights, row);
        if (weight === 0) continue;
        add(tree, ranks[row]!, weight);
        totals[ranks[row]!]! += weight;
      }
      tiedLeft += pairs(n - before);
      from = to;
    }
    let tiedRight = 0;
    for (const total of totals) tiedRight += pairs(total);
    const norm = Math.sqrt(pairs(n) - tiedLeft) * Math.sqrt(pairs(n) - tiedRight);
    return norm > 0 ? Math.max(-1, Math.min(1, balance / norm)) : null;
  };
}

function pairs(n: number): number {
  return (n * (n - 1)) / 2;
}

function denseRanks(values: ArrayLike<number>): { ranks: Uint32Array; size: number } {
  const order = orderByValue(values);
  const ranks = new Uint32Array(values.length);
  let size = 0;
  forEachTie(order, values, (from, to) => {
    size += 1;
    for (let i = from; i < to; i += 1) ranks[order[i]!] = size;
  });
  return { ranks, size };
}

function prefixSum(tree: Float64Array, rank: number): number {
  let sum = 0;
  for (let i = rank; i > 0; i -= i & -i) sum += tree[i]!;
  return sum;
}

function add(tree: Float64Array, rank: number, weight: number): void {
  for (let i = rank; i < tree.length; i += i & -i) tree[i]! += weight;
}
