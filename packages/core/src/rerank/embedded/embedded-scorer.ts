import type { Coverage } from "../facets/declared-facets.ts";

/** What the embedded scorer weighs beside the words; 0.5 each where nothing is known. */
export interface Standing {
  readonly freshness: number;
  readonly trust: number;
  /** How much of what the question asks about the text serves, 0–1. */
  readonly facets: number;
}

/** How fast relevance turns into points: a text with half the query's weight gets 59 of 100. */
const STEEPNESS = 1.8;
/** Freshness, trust and facets move a score by two hundredths each way at most: words decide, these settle near ties. */
const TOUCH = 0.04;

/** The score a candidate gets without a model, 0–100: its relevance, touched by freshness, trust and facets. */
export function embeddedScore(relevance: number, { freshness, trust, facets }: Standing): number {
  const points = 100 * (1 - Math.exp(-STEEPNESS * relevance));
  const touch = 1 + TOUCH * (freshness - 0.5 + (trust - 0.5) + facets);
  return Math.min(100, points * touch);
}

/** Says how much of the wanted facets a text serves, 0–1; 0 when none is wanted. */
export function facetMatcher(wanted: Coverage): (served: Coverage) => number {
  const entries = Object.entries(wanted);
  const total = entries.reduce((sum, [, value]) => sum + value, 0);
  if (total === 0) return () => 0;
  return (served) => entries.reduce((sum, [facet, value]) => sum + value * (served[facet] ?? 0), 0) / total;
}
