/** Positions of the highest scores above 0, best first, in one pass; equal ones in their order. */
export function bestOf(scores: Float64Array, limit: number): number[] {
  const best: number[] = [];
  scores.forEach((score, index) => {
    if (score <= 0 || (best.length === limit && score <= scores[best[limit - 1]!]!)) return;
    let at = best.length;
    while (at > 0 && scores[best[at - 1]!]! < score) at -= 1;
    best.splice(at, 0, index);
    if (best.length > limit) best.pop();
  });
  return best;
}
