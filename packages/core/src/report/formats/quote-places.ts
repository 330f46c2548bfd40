import type { EvidenceItem, Finding } from "../../contracts/explainability.ts";

/** A half-open place in UTF-16 code units. */
export type Place = { readonly start: number; readonly end: number };

/** Characters that may be searched for quotes without a stated place; hostile input must not make this a crawl. */
const SEARCH_BUDGET = 100_000_000;

/** Where the quotes of findings stand in the source, by evidence id: at their stated place, else by their words. */
export function quotePlaces(
  findings: readonly Finding[],
  source: string | null | undefined,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  if (typeof source !== "string" || source === "") return places;
  let budget = SEARCH_BUDGET;
  const tried = new Set<string>();
  for (const { evidence } of findings) {
    for (const item of evidence) {
      if (item.kind !== "quote" || item.quote === null || tried.has(item.id)) continue;
      tried.add(item.id);
      const stated = statedPlace(item, source);
      if (stated !== null) {
        places.set(item.id, stated);
      } else if (budget > 0) {
        const at = source.indexOf(item.quote);
        budget -= at === -1 ? source.length : at;
        if (at !== -1) places.set(item.id, { start: at, end: at + item.quote.length });
      }
    }
  }
  return places;
}

function statedPlace({ quote, data }: EvidenceItem, source: string): Place | null {
  const [start, end] = [data?.start_char, data?.end_char];
  if (typeof start !== "number" || typeof end !== "number") return null;
  return source.slice(start, end) === quote ? { start, end } : null;
}
