import type { LLMScoredItem } from "../contracts/rerank/index.ts";
import { type Locale, rerankMessage } from "../locales/index.ts";
import { FILLS_FROM } from "./constants.ts";
import { type FacetGaps, highest } from "./facet-gaps.ts";
import { type Coverage, coverageOf } from "./facets/declared-facets.ts";

/** The change a selection makes to what the collection covers, in words and numbers. */
export interface CoverageDelta {
  readonly text: string;
  readonly before: Coverage;
  readonly after: Coverage;
}

/** Compares the collection with and without the selection; `subject` is what the query is about. */
export function coverageDelta(
  { before, gaps, declared }: FacetGaps,
  topK: readonly LLMScoredItem[],
  subject: string,
  unavailable: boolean,
  locale: Locale,
): CoverageDelta {
  const after = highest([before, ...topK.map(coverageOf)], declared);
  const added = gaps.filter((facet) => (after[facet] ?? 0) >= FILLS_FROM);
  const raised = declared.filter((facet) => (after[facet] ?? 0) > (before[facet] ?? 0));
  const open = gaps.filter((facet) => (after[facet] ?? 0) < FILLS_FROM && gaps.length < declared.length);
  const parts: string[] = [];
  // Nobody said what the subject is: there is nothing to add to.
  if (declared.length === 0) parts.push(rerankMessage("rerank.no_facets", {}, locale));
  else if (added.length > 0) parts.push(rerankMessage("rerank.adds", { facets: list(added, locale), subject }, locale));
  else if (raised.length > 0) {
    parts.push(rerankMessage("rerank.strengthens", { facets: list(raised, locale), subject }, locale));
  } else parts.push(rerankMessage("rerank.adds_nothing", {}, locale));
  if (open.length > 0) parts.push(rerankMessage("rerank.still_open", { facets: list(open, locale) }, locale));
  if (unavailable) parts.push(rerankMessage("rerank.collection_unknown", {}, locale));
  return { text: parts.join("; "), before, after };
}

/** Facets in one phrase: `LEGAL, TECHNICAL and PROCEDURAL`. */
export function list(facets: readonly string[], locale: Locale): string {
  if (facets.length < 2) return facets.join("");
  const last = facets.at(-1) ?? "";
  return rerankMessage("rerank.list", { first: facets.slice(0, -1).join(", "), last }, locale);
}
