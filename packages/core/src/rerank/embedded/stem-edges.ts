/** Shorter stems share their letters by chance. */
export const SHORTEST = 4;
export const SHORTEST_PART = 5;

const BITS = 10;
/** The numbers of edges are below this one; 0 is that of a stem too short to have one. */
export const EDGES = 1 << BITS;

/** The first four and the last five letters of a stem as one number: stems that share neither mostly have others. */
export function edgesOf(stem: string): number {
  const { length } = stem;
  const start = length < SHORTEST ? 0 : hashOf(stem, 0, SHORTEST);
  const end = length < SHORTEST_PART ? 0 : hashOf(stem, length - SHORTEST_PART, length);
  return (end << BITS) | start;
}

export function startOf(edges: number): number {
  return edges & (EDGES - 1);
}

export function endOf(edges: number): number {
  return edges >> BITS;
}

/** From 1. */
function hashOf(stem: string, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i += 1) hash = Math.imul(hash, 31) + stem.charCodeAt(i);
  return 1 + ((hash >>> 0) % (EDGES - 1));
}
