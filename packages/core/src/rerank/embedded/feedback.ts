import { bestOf } from "./best-of.ts";
import type { Collection, WeightedQuery } from "./bm25f.ts";
import type { RankingParameters } from "./ranking-parameters.ts";

/** The best texts are read for further words of the topic. */
const FEEDBACK_TEXTS = 7;
const FEEDBACK_TERMS = 40;
/** Of a long text only its beginning speaks. */
const FEEDBACK_LENGTH = 400;

/** Widens a query by the words its best texts have in common (relevance feedback without a person). */
export function widenQuery(
  collection: Collection,
  query: WeightedQuery,
  scores: Float64Array,
  { feedback, trustInBest }: RankingParameters,
): WeightedQuery {
  const best = bestOf(scores, FEEDBACK_TEXTS);
  const say = (index: number) => scores[index]! ** trustInBest;
  const sum = best.reduce((total, index) => total + say(index), 0);
  if (sum === 0 || feedback === 0) return query;
  const shares = new Map<number, number>();
  for (const index of best) {
    const { title, body } = collection.texts[index]!;
    const length = title.terms.length + Math.min(body.terms.length, FEEDBACK_LENGTH);
    const share = say(index) / sum / length;
    for (const terms of [title.terms, body.terms.subarray(0, FEEDBACK_LENGTH)]) {
      for (const term of terms) shares.set(term, (shares.get(term) ?? 0) + share);
    }
  }
  const { vocabulary } = collection;
  const rated = [...shares].map(([term, share]) => [term, share * vocabulary.rarityOf(term)] as const);
  // Equal ones in the order of the best texts: numbers of terms say nothing.
  rated.sort(([, x], [, y]) => y - x);
  const kept = rated.slice(0, FEEDBACK_TERMS);
  const total = kept.reduce((all, [, rate]) => all + rate, 0);
  if (total === 0) return query;
  const widened = new Map<number, number>();
  for (const [term, weight] of query) widened.set(term, (1 - feedback) * weight);
  for (const [term, rate] of kept) {
    widened.set(term, (widened.get(term) ?? 0) + (feedback * rate) / total);
  }
  return widened;
}
