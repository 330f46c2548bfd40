import type { Finding } from "../api/index.ts";
import { type Claim, type Place, placeOf } from "./claims.ts";
import type { Marked } from "./mark-tree.ts";
import type { ShownSource } from "./shown-source.ts";

/** A mark that belongs to one or more items of the list. */
export type ItemMark = Marked & { readonly items: readonly string[]; readonly look: string };

/** The claims' words in the text, looking as their verdicts do. */
export function claimMarks(claims: readonly Claim[]): readonly ItemMark[] {
  return claims.flatMap(({ id, label, place }) =>
    place === null ? [] : [{ key: id, ...place, items: [id], look: `mark-claim verdict-${label}` }],
  );
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
