import type { RerankEnvelope } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";

/** From this value on a facet counts as covered. */
export const COVERED = 0.5;

type Coverage = NonNullable<RerankEnvelope["result"]["coverage"]>;

/** The facets the collection lacks and the selection covers. */
export function closedGaps({ coverage }: { readonly coverage?: Coverage | undefined }): readonly string[] {
  const { before = {}, after = {} } = coverage ?? {};
  return Object.keys(after).filter((facet) => (before[facet] ?? 0) < COVERED && (after[facet] ?? 0) >= COVERED);
}

/** Facets as a list in the user's language. */
export function useFacetList(): (facets: readonly string[]) => string {
  const { known, locale } = useTranslation();
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (facets) => list.format(facets.map((facet) => known(`rerank.facet_${facet}`, facet)));
}

/** What a selection adds to the collection, as a sentence in the user's language. */
export function useCoverageSentence(): (coverage: Coverage | undefined) => string {
  const { t } = useTranslation();
  const list = useFacetList();
  return (coverage) => {
    const { before = {}, after = {} } = coverage ?? {};
    const closed = closedGaps({ coverage });
    if (closed.length > 0) return t("rerank.adds", { facets: list(closed) });
    const raised = Object.keys(after).filter((facet) => (after[facet] ?? 0) > (before[facet] ?? 0));
    return raised.length > 0 ? t("rerank.strengthens", { facets: list(raised) }) : t("rerank.adds_nothing");
  };
}
