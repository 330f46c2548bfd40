import type { RerankEnvelope } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";

/** From this value on a facet counts as covered. */
export const COVERED = 0.5;

/** The facets the collection lacks and the selection covers. */
export function closedGaps({ coverage }: RerankEnvelope["result"]): readonly string[] {
  const { before = {}, after = {} } = coverage ?? {};
  return Object.keys(after).filter((facet) => (before[facet] ?? 0) < COVERED && (after[facet] ?? 0) >= COVERED);
}

/** Facets as a list in the user's language. */
export function useFacetList(): (facets: readonly string[]) => string {
  const { known, locale } = useTranslation();
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (facets) => list.format(facets.map((facet) => known(`rerank.facet_${facet}`, facet)));
}
