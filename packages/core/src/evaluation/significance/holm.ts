/**
 * Holm's step-down correction: p values that keep their family's chance of one false alarm at the level of a single test.
 * Tests without a p value are no part of the family.
 */
export function holm(pValues: readonly (number | null)[]): (number | null)[] {
  const order = pValues
    .flatMap((p, at) => (p === null ? [] : [{ p, at }]))
    .sort((left, right) => left.p - right.p || left.at - right.at);
  const adjusted: (number | null)[] = pValues.map(() => null);
  let floor = 0;
  order.forEach(({ p, at }, rank) => {
    floor = Math.max(floor, Math.min(1, p * (order.length - rank)));
    adjusted[at] = floor;
  });
  return adjusted;
}
