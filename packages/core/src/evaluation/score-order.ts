/** Row numbers sorted by value, smallest first; equal values keep row order, so the order is the same everywhere. */
export function orderByValue(values: ArrayLike<number>): Uint32Array {
  const order = new Uint32Array(values.length);
  for (let i = 0; i < order.length; i += 1) order[i] = i;
  return order.sort((left, right) => values[left]! - values[right]! || left - right);
}

/** Calls back for each run of equal values in `order`, with the half-open range of positions. */
export function forEachTie(
  order: Uint32Array,
  values: ArrayLike<number>,
  visit: (from: number, to: number) => void,
): void {
  let from = 0;
  while (from < order.length) {
    const value = values[order[from]!];
    let to = from + 1;
    while (to < order.length && values[order[to]!] === value) to += 1;
    visit(from, to);
    from = to;
  }
}

/** Ranks from 1 with the mean rank for ties ("mid-ranks"). */
export function midRanks(values: ArrayLike<number>): Float64Array {
  const order = orderByValue(values);
  const ranks = new Float64Array(values.length);
  forEachTie(order, values, (from, to) => {
    for (let i = from; i < to; i += 1) ranks[order[i]!] = (from + 1 + to) / 2;
  });
  return ranks;
}
