import { bestOf } from "./best-of.ts";
import type { Collection } from "./bm25f.ts";

/** Only the best texts are compared: time stays linear in the list. */
const POOL = 50;
const NEIGHBOURS = 3;
/** In a shorter list the nearest texts need not be near. */
const LEAST_POOL = 12;
/** Of a long text only its beginning is compared. */
const COMPARED_TERMS = 400;

/**
 * Lets the most similar texts have a share in each score: texts on one subject are relevant to the same questions. What is
 * outside the pool keeps its score and stays below it, as a mean of pool scores is never less than the least of them.
 */
export function shareWithNeighbours(collection: Collection, scores: Float64Array, share: number): Float64Array {
  const pool = bestOf(scores, POOL);
  if (share === 0 || pool.length < LEAST_POOL) return scores;
  const vectors = pool.map((index) => vectorOf(collection, index));
  const holders = new Map<number, { readonly at: number; readonly weight: number }[]>();
  vectors.forEach((vector, at) => {
    for (const [term, weight] of vector) {
      const list = holders.get(term);
      if (list === undefined) holders.set(term, [{ at, weight }]);
      else list.push({ at, weight });
    }
  });
  const shared = scores.slice();
  const similar = new Float64Array(pool.length);
  vectors.forEach((vector, at) => {
    similar.fill(0);
    for (const [term, weight] of vector)
      for (const other of holders.get(term)!) similar[other.at]! += weight * other.weight;
    similar[at] = 0;
    let sum = 0;
    let total = 0;
    for (const other of bestOf(similar, NEIGHBOURS)) {
      sum += similar[other]! * scores[pool[other]!]!;
      total += similar[other]!;
    }
    const index = pool[at]!;
    if (total > 0) shared[index] = (1 - share) * scores[index]! + share * (sum / total);
  });
  return shared;
}

/** The words of a text with their weights, of length 1. */
function vectorOf({ texts, vocabulary }: Collection, index: number): ReadonlyMap<number, number> {
  const { title, body } = texts[index]!;
  const vector = new Map<number, number>();
  for (const terms of [title.terms, body.terms.subarray(0, COMPARED_TERMS)]) {
    for (const term of terms) vector.set(term, (vector.get(term) ?? 0) + 1);
  }
  let squares = 0;
  for (const [term, count] of vector) {
    const weight = Math.log(1 + count) * vocabulary.rarityOf(term);
    vector.set(term, weight);
    squares += weight * weight;
  }
  const norm = Math.sqrt(squares) || 1;
  for (const [term, weight] of vector) vector.set(term, weight / norm);
  return vector;
}
