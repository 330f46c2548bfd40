/**
 * Cohen's kappa of two people on the same rows, weighted by squared distance; for yes and no that is the plain one. Null
 * when both never vary.
 */
export function cohenKappa(left: readonly number[], right: readonly number[]): number | null {
  const n = left.length;
  let observed = 0;
  let sumLeft = 0;
  let sumRight = 0;
  let squares = 0;
  for (let at = 0; at < n; at += 1) {
    const [a, b] = [left[at]!, right[at]!];
    observed += (a - b) ** 2;
    sumLeft += a;
    sumRight += b;
    squares += a * a + b * b;
  }
  // The mean squared distance when answers are dealt at random: all pairs, from sums.
  const expected = (n * squares - 2 * sumLeft * sumRight) / n;
  return n === 0 || expected <= 1e-12 ? null : 1 - observed / expected;
}
