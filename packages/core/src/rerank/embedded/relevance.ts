import { bm25f, type FieldedText, readCollection } from "./bm25f.ts";
import { widenQuery } from "./feedback.ts";
import { type Near, nearTerms } from "./near-words.ts";
import { shareWithNeighbours } from "./neighbours.ts";
import { RANKING, type RankingParameters } from "./ranking-parameters.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The relevance of every text to a query, 0–1. */
export interface Relevance {
  readonly scores: Float64Array;
  /** Terms that were taken for one of the query's. */
  readonly near: ReadonlyMap<number, readonly Near[]>;
}

/** Measures relevance by words: fielded BM25 with proximity and near words, one round of feedback, and a share of the most similar texts. */
export function measureRelevance(
  query: ReadonlySet<number>,
  texts: readonly FieldedText[],
  vocabulary: Vocabulary,
  parameters: RankingParameters = RANKING,
): Relevance {
  const collection = readCollection(texts, vocabulary);
  const near = nearTerms(
    [...query],
    (term) => parameters.near > 0 && collection.documentFrequency[term]! > 0,
    vocabulary,
  );
  const asked = { size: query.size, near };
  const weighted = new Map([...query].map((term) => [term, 1 / query.size]));
  const first = bm25f(collection, weighted, asked, parameters);
  const second = bm25f(collection, widenQuery(collection, weighted, first, parameters), asked, parameters);
  return { scores: shareWithNeighbours(collection, second, parameters.neighbours), near };
}
