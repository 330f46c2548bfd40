import type { Finding } from "../api/index.ts";
import { type Claim, type Place, placeOf } from "./claims.ts";
import type { Marked } from "./mark-tree.ts";
import type { ShownSource } from "./shown-source.ts";

/** A mark that belongs to one or more items of the list. */
export type ItemMark = Marked & { readonly items: readonly string[]; readonly look: string };

/** The words in which a claim and its quote differ, by the id of the claim. */
export type Differences = Readonly<
  Record<string, { readonly claim: readonly Place[]; readonly quote: readonly Place[] }>
>;

/** The claims' words in the text, looking as their verdicts do, and in them the words that are otherwise in the source. */
export function claimMarks(claims: readonly Claim[], differences: Differences): readonly ItemMark[] {
  return claims.flatMap(({ id, label, place }) => {
    if (place === null) return [];
    const look = `mark-claim verdict-${label}`;
    return [{ key: id, ...place, items: [id], look }, ...differing(id, differences[id]?.claim)];
  });
}

/** The words of a claim's quote that are otherwise in the text, where the quote stands in this source. */
export function differingMarks(
  { id, quote }: Claim,
  source: string | null,
  differences: Differences,
): readonly ItemMark[] {
  return quote === null || quote.source !== source ? [] : differing(id, differences[id]?.quote);
}

function differing(id: string, places: readonly Place[] = []): readonly ItemMark[] {
  return places.map((place, at) => ({ key: `${id} ${at}`, ...place, items: [id], look: "mark-differs" }));
}

/** The findings' words in the text, looking as their dimensions do. */
export function findingMarks(findings: readonly Finding[]): readonly ItemMark[] {
  return findings.flatMap(({ id, span, dimension, severity }) => {
    if (span === null) return [];
    const look = `mark-finding d-${dimension} weight-${severity}`;
    return [{ key: id, start: span.start_char, end: span.end_char, items: [id], look }];
  });
}

type QuoteMark = { readonly item: string; readonly place: Place; readonly against: boolean };

/** The quotes of a claim that stand in one of the sources; of sources that disagree, both are marked. */
export function claimQuotes({ id, label, quote, conflict }: Claim, source: string | null): readonly QuoteMark[] {
  const disputed = conflict !== null && conflict.source !== quote?.source ? [{ place: conflict, against: true }] : [];
  return [...(quote === null ? [] : [{ place: quote, against: label !== "correct" }]), ...disputed]
    .filter(({ place }) => place.source === source)
    .map((mark) => ({ item: id, ...mark }));
}

/** Quotes in the source; one that several items share is one mark. */
export function quoteMarks(quotes: readonly QuoteMark[]): readonly ItemMark[] {
  const shared = new Map<string, ItemMark & { readonly items: string[] }>();
  for (const { item, place, against } of quotes) {
    // What speaks against the text stands out more than what backs it.
    const look = against ? "mark-quote against" : "mark-quote";
    const key = `${place.start} ${place.end} ${look}`;
    const known = shared.get(key) ?? { key, start: place.start, end: place.end, items: [], look };
    if (!known.items.includes(item)) known.items.push(item);
    shared.set(key, known);
  }
  return [...shared.values()];
}

/** Where the quotes of a finding stand in a source: at their stated place, else by their words. */
export function quotePlaces(finding: Finding, { id, text }: ShownSource): readonly Place[] {
  return finding.evidence.flatMap(({ kind, quote, data }) => {
    if (kind !== "quote" || quote === null || quote === "") return [];
    const named = data?.source_id ?? null;
    if (named !== null && named !== id) return [];
    const stated = data === null ? null : placeOf(data);
    if (stated !== null && text.slice(stated.start, stated.end) === quote) return [stated];
    const at = text.indexOf(quote);
    return at === -1 ? [] : [{ start: at, end: at + quote.length }];
  });
}
