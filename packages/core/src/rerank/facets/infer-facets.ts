import type { ReadText } from "../embedded/vocabulary.ts";
import type { Coverage } from "./declared-facets.ts";
import type { FacetWord } from "./facets-of-word.ts";

/** What one more word for a facet leaves uncovered: one word gives 0.45, two 0.7, three 0.83. */
const LEFT_BY_WORD = 0.55;
/** A title names what a page is about; its words leave less. */
const LEFT_BY_TITLE_WORD = 0.4;

const NONE: Coverage = {};

type Facetted = Pick<ReadText, "facetWords">;

/** How well a text serves each declared facet, by the different facet words in it; 0–1, two decimals, only what is above 0. */
export function inferFacets(declared: ReadonlySet<string>, body: Facetted, title?: Facetted): Coverage {
  if (body.facetWords.length === 0 && (title === undefined || title.facetWords.length === 0)) return NONE;
  const left = new Map<string, number>();
  const seen = new Set<FacetWord>();
  const count = (words: readonly FacetWord[], share: number) => {
    for (const entry of words) {
      if (seen.has(entry) || !declared.has(entry.facet)) continue;
      seen.add(entry);
      left.set(entry.facet, (left.get(entry.facet) ?? 1) * share);
    }
  };
  if (title !== undefined) count(title.facetWords, LEFT_BY_TITLE_WORD);
  count(body.facetWords, LEFT_BY_WORD);
  const coverage: Record<string, number> = {};
  for (const [facet, share] of [...left].sort(([a], [b]) => (a < b ? -1 : 1))) {
    coverage[facet] = Math.round(100 * (1 - share)) / 100;
  }
  return coverage;
}
