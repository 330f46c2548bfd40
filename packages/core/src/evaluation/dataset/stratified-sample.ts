import type { Random } from "../seeded-random.ts";

/**
 * Positions of `n` rows drawn at random, as many of each stratum as its share of all rows asks for; ascending. What the
 * shares leave over goes to the largest remainders, so that exactly `n` are drawn.
 */
export function stratifiedSample(strata: readonly string[], n: number, random: Random): number[] {
  if (n >= strata.length) return strata.map((_, at) => at);
  const members = new Map<string, number[]>();
  strata.forEach((stratum, at) => {
    const known = members.get(stratum);
    if (known) known.push(at);
    else members.set(stratum, [at]);
  });
  const shares = [...members].map(([stratum, rows]) => {
    const exact = (n * rows.length) / strata.length;
    return { stratum, rows, take: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const open = n - shares.reduce((sum, { take }) => sum + take, 0);
  const byRest = [...shares].sort((left, right) => right.rest - left.rest || (left.stratum < right.stratum ? -1 : 1));
  for (const share of byRest.slice(0, open)) share.take += 1;
  return shares.flatMap(({ rows, take }) => drawn(rows, take, random)).sort((left, right) => left - right);
}

function drawn(rows: readonly number[], n: number, random: Random): number[] {
  const deck = [...rows];
  for (let at = 0; at < n; at += 1) {
    const other = at + Math.floor(random() * (deck.length - at));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return deck.slice(0, n);
}
