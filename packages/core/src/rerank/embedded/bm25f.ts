import type { Near } from "./near-words.ts";
import type { RankingParameters } from "./ranking-parameters.ts";
import type { ReadText, Vocabulary } from "./vocabulary.ts";

/** A candidate as the scorer reads it: two fields. */
export interface FieldedText {
  readonly title: ReadText;
  readonly body: ReadText;
}

/** What is the same for every query over one list: lengths, and in how many candidates a term occurs. */
export interface Collection {
  readonly texts: readonly FieldedText[];
  readonly vocabulary: Vocabulary;
  readonly documentFrequency: Int32Array;
  readonly meanTitle: number;
  readonly meanBody: number;
}

/** Query terms with their weights; the weights of a query add up to 1. */
export type WeightedQuery = ReadonlyMap<number, number>;

/** What of a query was asked: only its own terms, the first ones, stand close together or have near words. */
export interface AskedQuery {
  readonly size: number;
  readonly near: ReadonlyMap<number, readonly Near[]>;
}

/** Query words further apart say nothing together. */
const WINDOW = 6;
/** Words behind these get no more for standing early. */
const EARLY_WORDS = 120;
const EARLY_FADES = 20;
/** What a word of a text is when it is no query word: most are neither, and cost one look. */
const ABSENT = -1;
const NEAR = -2;
/** No query has more different words that matter. */
const MAX_TERMS = 1000;

/** Counts what scoring needs to know about a list. */
export function readCollection(texts: readonly FieldedText[], vocabulary: Vocabulary): Collection {
  const documentFrequency = new Int32Array(vocabulary.size);
  const lastSeen = new Int32Array(vocabulary.size).fill(-1);
  let titles = 0;
  let bodies = 0;
  texts.forEach(({ title, body }, index) => {
    titles += title.terms.length;
    bodies += body.terms.length;
    for (const terms of [title.terms, body.terms]) {
      for (const term of terms) {
        if (lastSeen[term] === index) continue;
        lastSeen[term] = index;
        documentFrequency[term]! += 1;
      }
    }
  });
  const n = Math.max(1, texts.length);
  return {
    texts,
    vocabulary,
    documentFrequency,
    meanTitle: Math.max(1, titles / n),
    meanBody: Math.max(1, bodies / n),
  };
}

/** How much a term tells candidates apart: by the language at large, and by this list. */
function termWeight(
  term: number,
  { vocabulary, documentFrequency, texts }: Collection,
  { background, tellingList }: RankingParameters,
): number {
  const rarity = vocabulary.rarityOf(term);
  const holding = documentFrequency[term] ?? 0;
  const local = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
  const told = (1 - background) * Math.min(1, texts.length / tellingList);
  return (1 - told) * rarity + told * local;
}

/** Scores every text by fielded BM25 with proximity and near words: 0 without a query word, towards 1 the more of the query's weight it holds. */
export function bm25f(
  collection: Collection,
  query: WeightedQuery,
  asked: AskedQuery,
  parameters: RankingParameters,
): Float64Array {
  const { texts, vocabulary, meanTitle, meanBody } = collection;
  const { saturation, length, title: titleWeight, proximity, phrase } = parameters;
  const terms = [...query.keys()].slice(0, MAX_TERMS);
  const own = Math.min(asked.size, terms.length);
  const place = new Int16Array(vocabulary.size).fill(ABSENT);
  for (const term of asked.near.keys()) place[term] = NEAR;
  terms.forEach((term, at) => {
    place[term] = at;
  });
  const weights = Float64Array.from(terms, (term) => query.get(term)! * termWeight(term, collection, parameters));
  const sum = (total: number, weight: number) => total + weight;
  const ownWeight = weights.subarray(0, own).reduce(sum, 0);
  const most = (weights.reduce(sum, 0) + proximity * ownWeight) * (saturation + 1) || 1;
  const meanWeight = ownWeight / own || 1;
  const early = Float64Array.from({ length: EARLY_WORDS }, (_, i) => 1 + parameters.early * Math.exp(-i / EARLY_FADES));
  const often = new Float64Array(terms.length);
  const nearly = new Float64Array(own);
  const close = new Float64Array(own);
  const together = new Float64Array(own);
  const saturated = (count: number) => (count * (saturation + 1)) / (count + saturation);

  let holds = false;
  const count = (read: Int32Array, unit: number, fading: boolean) => {
    let recent = -WINDOW - 1;
    for (let i = 0; i < read.length; i += 1) {
      const at = place[read[i]!]!;
      if (at === ABSENT) continue;
      holds = true;
      if (at === NEAR) {
        for (const { at: to, nearness } of asked.near.get(read[i]!)!) nearly[to]! += unit * nearness;
        continue;
      }
      often[at]! += fading && i < EARLY_WORDS ? unit * early[i]! : unit;
      if (at >= own) continue;
      for (let back = i - recent > WINDOW ? i : Math.max(0, i - WINDOW); back < i; back += 1) {
        const other = place[read[back]!]!;
        if (other < 0 || other >= own || other === at) continue;
        if (fading && back === i - 1 && other === at - 1) together[other]! += unit;
        const share = unit / (i - back) / meanWeight;
        close[at]! += share * weights[other]!;
        close[other]! += share * weights[at]!;
      }
      recent = i;
    }
  };

  const scores = new Float64Array(texts.length);
  texts.forEach(({ title, body }, index) => {
    if (holds) for (const counts of [often, nearly, close, together]) counts.fill(0);
    holds = false;
    count(title.terms, titleWeight / (1 - length + (length * title.terms.length) / meanTitle), false);
    count(body.terms, 1 / (1 - length + (length * body.terms.length) / meanBody), true);
    if (!holds) return;
    let score = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const weight = weights[at]!;
      if (often[at]! > 0) score += weight * saturated(often[at]!);
      if (at >= own) continue;
      if (often[at]! > 0) score += proximity * weight * saturated(close[at]!);
      else if (nearly[at]! > 0) score += parameters.near * weight * saturated(nearly[at]!);
      if (together[at]! > 0) score += phrase * Math.min(weight, weights[at + 1]!) * saturated(together[at]!);
    }
    scores[index] = score / most;
  });
  return scores;
}
