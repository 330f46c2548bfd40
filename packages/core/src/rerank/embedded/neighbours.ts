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
  const { starts, terms, weights, owners, before, latest } = readPool(collection, pool);
  const shared = scores.slice();
  const similar = new Float64Array(pool.length);
  pool.forEach((index, at) => {
    similar.fill(0);
    for (let mine = starts[at]!; mine < starts[at + 1]!; mine += 1) {
      for (let other = latest[terms[mine]!]!; other >= 0; other = before[other]!) {
        similar[owners[other]!]! += weights[mine]! * weights[other]!;
      }
    }
    similar[at] = 0;
    let sum = 0;
    let total = 0;
    for (const other of bestOf(similar, NEIGHBOURS)) {
      sum += similar[other]! * scores[pool[other]!]!;
      total += similar[other]!;
    }
    if (total > 0) shared[index] = (1 - share) * scores[index]! + share * (sum / total);
  });
  return shared;
}

/** The different terms of each text of a pool, one text after the other, with weights that give each text the length 1. */
interface PoolTerms {
  /** Where those of each text begin; one more place for the end. */
  readonly starts: Int32Array;
  readonly terms: Int32Array;
  readonly weights: Float64Array;
  /** The text each belongs to. */
  readonly owners: Int32Array;
  /** By term the last place it stands at, and by place the one before with the same term; -1 for none. */
  readonly latest: Int32Array;
  readonly before: Int32Array;
}

function readPool({ texts, vocabulary }: Collection, pool: readonly number[]): PoolTerms {
  const read = pool.map((index) => texts[index]!);
  const most = read.reduce((sum, { title, body }) => sum + title.terms.length + body.terms.length, 0);
  const [terms, owners, before] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const weights = new Float64Array(most);
  const latest = new Int32Array(vocabulary.size).fill(-1);
  const starts = new Int32Array(pool.length + 1);
  let used = 0;
  const count = (term: number, at: number) => {
    let place = latest[term]!;
    if (place < starts[at]!) {
      terms[used] = term;
      owners[used] = at;
      before[used] = place;
      latest[term] = used;
      place = used;
      used += 1;
    }
    weights[place]! += 1;
  };
  read.forEach(({ title, body }, at) => {
    for (let i = 0; i < title.terms.length; i += 1) count(title.terms[i]!, at);
    for (let i = 0; i < Math.min(COMPARED_TERMS, body.terms.length); i += 1) count(body.terms[i]!, at);
    let squares = 0;
    for (let place = starts[at]!; place < used; place += 1) {
      const weight = Math.log(1 + weights[place]!) * vocabulary.rarityOf(terms[place]!);
      weights[place] = weight;
      squares += weight * weight;
    }
    const norm = Math.sqrt(squares) || 1;
    for (let place = starts[at]!; place < used; place += 1) weights[place]! /= norm;
    starts[at + 1] = used;
  });
  return { starts, terms, weights, owners, latest, before };
}
