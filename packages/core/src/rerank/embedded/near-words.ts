import { EDGES, endOf, SHORTEST, SHORTEST_PART, startOf } from "./stem-edges.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query term another term is near to, and how near, 0–1. */
export interface Near {
  /** Place in the query. */
  readonly at: number;
  readonly nearness: number;
}

/** A common beginning has at least these shares of the shorter and of the longer stem. */
const OF_SHORTER = 0.7;
const OF_LONGER = 0.5;

/**
 * Terms that share most of a query term's letters: other forms the stemmer keeps apart, derivations (`elastic`,
 * `elasticity`) and compounds that end in one another (`Höchstdosis`, `Tageshöchstdosis`). Numbers are never near.
 * Every near pair shares its first four or its last five letters, so that each term is compared with few.
 */
export function nearTerms(
  query: readonly number[],
  occurs: (term: number) => boolean,
  vocabulary: Vocabulary,
): ReadonlyMap<number, readonly Near[]> {
  const byStart = new Map<string, number[]>();
  const byEnd = new Map<string, number[]>();
  const [isStart, isEnd] = [new Uint8Array(EDGES), new Uint8Array(EDGES)];
  query.forEach((term, at) => {
    const stem = vocabulary.stemOf(term);
    if (stem.length < SHORTEST || HAS_DIGIT.test(stem)) return;
    enter(byStart, stem.slice(0, SHORTEST), at);
    isStart[startOf(vocabulary.edgesOf(term))] = 1;
    if (stem.length < SHORTEST_PART) return;
    enter(byEnd, stem.slice(-SHORTEST_PART), at);
    isEnd[endOf(vocabulary.edgesOf(term))] = 1;
  });
  const near = new Map<number, Near[]>();
  if (byStart.size === 0) return near;
  const asked = new Set(query);
  const { size } = vocabulary;
  for (let term = 0; term < size; term += 1) {
    const edges = vocabulary.edgesOf(term);
    // One look at a number spares most terms the comparison.
    if (isStart[startOf(edges)] === 0 && isEnd[endOf(edges)] === 0) continue;
    if (!occurs(term) || asked.has(term)) continue;
    const stem = vocabulary.stemOf(term);
    const starts = byStart.get(stem.slice(0, SHORTEST)) ?? [];
    const ends = byEnd.get(stem.slice(-SHORTEST_PART)) ?? [];
    for (const at of new Set([...starts, ...ends])) {
      const nearness = nearnessOf(stem, vocabulary.stemOf(query[at]!));
      if (nearness === 0) continue;
      const list = near.get(term);
      if (list === undefined) near.set(term, [{ at, nearness }]);
      else list.push({ at, nearness });
    }
  }
  return near;
}

const HAS_DIGIT = /\d/;

function enter(table: Map<string, number[]>, key: string, at: number): void {
  const list = table.get(key);
  if (list === undefined) table.set(key, [at]);
  else list.push(at);
}

function nearnessOf(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  if (common >= SHORTEST && common >= OF_SHORTER * shorter && common >= OF_LONGER * longer) return common / longer;
  return shorter >= SHORTEST_PART && (a.endsWith(b) || b.endsWith(a)) ? shorter / longer : 0;
}
