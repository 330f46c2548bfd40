import type { Scored } from "./score-candidates.ts";

/** An order whose first k are diverse, and how far that went. */
export interface Diversified {
  readonly ranked: readonly Scored[];
  readonly buckets: readonly string[];
  readonly diversity: { readonly requested: number; readonly achieved: number; readonly shortfall: number };
}

/**
 * Brings the first k to `requested` different domain types if the pool has as many; else to all its types, filled up with
 * different hosts, of sites whose type is unknown first. The best candidate of a missing kind takes the place of the last
 * one that leaves no gap; everything else keeps its order. The pool is what already stands in the first k and what
 * `mayRise`: a useless or dangerous source is not lifted for its kind alone.
 */
export function diversify(
  order: readonly Scored[],
  k: number,
  requested: number,
  mayRise: (scored: Scored) => boolean = () => true,
): Diversified {
  const top = order.slice(0, k);
  const rest = order.slice(k).filter(mayRise);
  const pool = [...top, ...rest];
  const wanted = Math.min(requested, top.length);
  const inPool = differentUpTo(wanted, pool, bucketOf);
  bringIn(top, rest, typeOf, differentUpTo(wanted, pool, typeOf), () => true);
  bringIn(top, rest, bucketOf, inPool, () => true);
  if (inPool < wanted) {
    const hosts = differentUpTo(wanted, pool, hostOf);
    // A new host must not cost a bucket.
    bringIn(top, rest, hostOf, hosts, (leaving, coming) => {
      return bucketOf(leaving) === bucketOf(coming) || countBy(top, bucketOf).get(bucketOf(leaving))! > 1;
    });
  }
  const buckets = [...countBy(top, bucketOf).keys()];
  const reached = inPool < wanted ? Math.max(buckets.length, countBy(top, hostOf).size) : buckets.length;
  const achieved = Math.min(requested, reached);
  const chosen = new Set(top);
  const ranked = [
    ...order.filter((candidate) => chosen.has(candidate)),
    ...order.filter((candidate) => !chosen.has(candidate)),
  ];
  return { ranked, buckets, diversity: { requested, achieved, shortfall: requested - achieved } };
}

function typeOf({ candidate: { domainType } }: Scored): string | null {
  return domainType;
}

/** The kind of place a candidate comes from: its type, or its host where the type is unknown. */
function bucketOf({ candidate: { domainType, url } }: Scored): string {
  return domainType ?? (url?.host || "unknown");
}

function hostOf({ candidate: { url } }: Scored): string {
  return url?.host || "unknown";
}

/** Swaps candidates between the selection and the rest until it has `target` different keys; without a key one counts for none. */
function bringIn(
  top: Scored[],
  rest: Scored[],
  keyOf: (scored: Scored) => string | null,
  target: number,
  mayLeave: (leaving: Scored, coming: Scored) => boolean,
): void {
  const refused = new Set<string>();
  for (let counts = countBy(top, keyOf); counts.size < target; counts = countBy(top, keyOf)) {
    const isNew = (key: string | null): key is string => key !== null && !counts.has(key) && !refused.has(key);
    const at = rest.findIndex((candidate) => isNew(keyOf(candidate)));
    const coming = rest[at];
    if (coming === undefined) return;
    const isSpare = (key: string | null) => key === null || counts.get(key)! > 1;
    const out = top.findLastIndex((candidate) => isSpare(keyOf(candidate)) && mayLeave(candidate, coming));
    const leaving = top[out];
    if (leaving === undefined) refused.add(keyOf(coming)!);
    else [top[out], rest[at]] = [coming, leaving];
  }
}

/** How many different keys there are, as far as it matters. */
function differentUpTo(limit: number, pool: readonly Scored[], keyOf: (scored: Scored) => string | null): number {
  const keys = new Set<string>();
  for (const scored of pool) {
    if (keys.size >= limit) return limit;
    const key = keyOf(scored);
    if (key !== null) keys.add(key);
  }
  return keys.size;
}

function countBy(candidates: readonly Scored[], keyOf: (scored: Scored) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
