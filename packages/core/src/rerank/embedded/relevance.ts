import { bm25f, type Collection, type FieldedText, readCollection } from "./bm25f.ts";
import { widenQuery } from "./feedback.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The relevance of every text to a query, 0–1. */
export interface Relevance {
  readonly scores: Float64Array;
  readonly collection: Collection;
}

/** Measures relevance by words: fielded BM25 with background weights, phrases, and one round of feedback. */
export function measureRelevance(
  query: ReadonlySet<number>,
  texts: readonly FieldedText[],
  vocabulary: Vocabulary,
): Relevance {
  const collection = readCollection(texts, vocabulary);
  const weighted = new Map([...query].map((term) => [term, 1 / query.size]));
  const first = bm25f(collection, weighted, query.size);
  const scores = bm25f(collection, widenQuery(collection, weighted, first), query.size);
  return { scores, collection };
}
