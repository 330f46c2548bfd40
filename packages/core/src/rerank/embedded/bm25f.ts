import { inverseDocumentFrequency } from "../../text/frequencies/index.ts";
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

/** Saturation of repeated words, and how much long texts are held to account. Figures: docs/decisions/0031-embedded-rerank-scorer.md. */
const K1 = 1.2;
const B = 0.5;
/** A word in the title counts as often. */
const TITLE_WEIGHT = 3;
/** The rest comes from the list itself. */
const BACKGROUND_SHARE = 0.75;
/** Weight of two neighbouring query words that also stand together in the text. */
const PHRASE_WEIGHT = 0.1;

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
function termWeight(term: number, { vocabulary, documentFrequency, texts }: Collection): number {
  const background = inverseDocumentFrequency(vocabulary.stemOf(term), vocabulary.language);
  const holding = documentFrequency[term] ?? 0;
  const local = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
  return BACKGROUND_SHARE * background + (1 - BACKGROUND_SHARE) * local;
}

/**
 * Scores every text by BM25F: 0 without a query word, towards 1 the more of the query's weight it holds. The first
 * `asked` terms are the query as it was asked: only those can stand together as a phrase.
 */
export function bm25f(collection: Collection, query: WeightedQuery, asked: number): Float64Array {
  const { texts, vocabulary, meanTitle, meanBody } = collection;
  const place = new Int16Array(vocabulary.size).fill(-1);
  const terms = [...query.keys()].slice(0, 1000);
  const weights = terms.map((term) => (query.get(term) ?? 0) * termWeight(term, collection));
  terms.forEach((term, index) => {
    place[term] = index;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) * (K1 + 1) || 1;
  const inTitle = new Float64Array(terms.length);
  const inBody = new Float64Array(terms.length);
  const together = new Float64Array(terms.length);
  const scores = new Float64Array(texts.length);
  texts.forEach(({ title, body }, index) => {
    inTitle.fill(0);
    inBody.fill(0);
    together.fill(0);
    for (const term of title.terms) if (place[term]! >= 0) inTitle[place[term]!]! += 1;
    let before = -2;
    for (const term of body.terms) {
      const at = place[term]!;
      if (at >= 0) inBody[at]! += 1;
      if (at > 0 && at < asked && at === before + 1) together[before]! += 1;
      before = at < 0 ? -2 : at;
    }
    const titleNorm = 1 - B + (B * title.terms.length) / meanTitle;
    const bodyNorm = 1 - B + (B * body.terms.length) / meanBody;
    let score = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const often = inBody[at]! / bodyNorm + (TITLE_WEIGHT * inTitle[at]!) / titleNorm;
      if (often > 0) score += weights[at]! * saturated(often);
      if (together[at]! > 0) {
        score += PHRASE_WEIGHT * Math.min(weights[at]!, weights[at + 1]!) * saturated(together[at]! / bodyNorm);
      }
    }
    scores[index] = score / total;
  });
  return scores;
}

function saturated(often: number): number {
  return (often * (K1 + 1)) / (often + K1);
}
