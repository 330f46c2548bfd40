import type { EvidenceItem, Finding } from "../../contracts/explainability.ts";
import type { CaseSource } from "./case-sources.ts";
import type { Place } from "./placed-text.ts";
import { articleName, type ReportCase } from "./report-case.ts";

/** Where a quote stands, and in which source. */
export type QuotePlace = Place & { readonly source: CaseSource };

/** The places of quotes by the id of their evidence. */
export type QuotePlaces = ReadonlyMap<string, QuotePlace>;

/** Characters that may be searched for quotes without a stated place; hostile input must not make this a crawl. */
const SEARCH_BUDGET = 100_000_000;

/** Where the quotes of findings stand in the sources, by evidence id: at their stated place, else by their words. */
export function quotePlaces(findings: readonly Finding[], sources: readonly CaseSource[]): QuotePlaces {
  const places = new Map<string, QuotePlace>();
  let budget = SEARCH_BUDGET;
  const tried = new Set<string>();
  for (const { evidence } of findings) {
    for (const item of evidence) {
      if (item.kind !== "quote" || item.quote === null || tried.has(item.id)) continue;
      tried.add(item.id);
      const named = quotedSource(item);
      const place = statedPlace(item, sources);
      if (place !== null) places.set(item.id, place);
      for (const source of place === null ? sources : []) {
        if (budget <= 0 || source.text === "" || (named !== null && named !== source.id)) continue;
        const at = source.text.indexOf(item.quote);
        budget -= at === -1 ? source.text.length : at;
        if (at === -1) continue;
        places.set(item.id, { start: at, end: at + item.quote.length, source });
        break;
      }
    }
  }
  return places;
}

/** The id of the source that a quote names; null where there is only one. */
export function quotedSource({ data }: EvidenceItem): string | null {
  return typeof data?.source_id === "string" ? data.source_id : null;
}

/** Where a reader finds a quote: source, line and column, as far as they are known. */
export function quoteWhere(item: EvidenceItem, place: QuotePlace | undefined, reportCase: ReportCase): string {
  return place === undefined ? (quotedSource(item) ?? articleName(reportCase)) : place.source.where(place);
}

function statedPlace(item: EvidenceItem, sources: readonly CaseSource[]): QuotePlace | null {
  const [start, end] = [item.data?.start_char, item.data?.end_char];
  if (typeof start !== "number" || typeof end !== "number") return null;
  const id = quotedSource(item);
  const source = sources.find((one) => one.id === id);
  return source !== undefined && source.text.slice(start, end) === item.quote ? { start, end, source } : null;
}
