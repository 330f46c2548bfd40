import type { EvidenceItem, Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { type QuotePlaces, quotedSource } from "./quote-places.ts";

/** True where the quotes of a finding decide nothing: beside a doubt they are only the nearest passage. */
export function quotesNearest({ source }: Finding): boolean {
  return source.verdict === "uncertain";
}

/** A quote for formats of plain text; the nearest passage stands under that name. */
export function captionQuote(finding: Finding, quote: string, locale: Locale): string {
  return quotesNearest(finding) ? `${formatMessage("report_page.nearest_passage", {}, locale)}: ${quote}` : quote;
}

/** The quotes of a finding for formats of plain text, each with its place. */
export function captionedQuotes(finding: Finding, places: QuotePlaces, locale: Locale): string[] {
  return finding.evidence
    .filter((item) => item.kind === "quote")
    .map((item) => captionQuote(finding, withPlace(quoted(item.quote ?? "", locale), item, places), locale));
}

/** Words between the quotation marks of the language. */
export function quoted(text: string, locale: Locale): string {
  // Not by the template: the words may hold what looks like a placeholder.
  const [before = "", after = ""] = formatMessage("report.quoted", { text: "\0" }, locale).split("\0");
  return `${before}${text}${after}`;
}

/** A quote with the place it stands at; one that stands nowhere names the source it claims, if any. */
export function withPlace(quote: string, item: EvidenceItem, places: QuotePlaces): string {
  const place = places.get(item.id);
  const where = place === undefined ? quotedSource(item) : place.source.where(place);
  return where === null ? quote : `${quote} [${where}]`;
}
