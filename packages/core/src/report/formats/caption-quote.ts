import type { EvidenceItem, Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { quotedSource } from "./quote-places.ts";

/** True where the quotes of a finding decide nothing: beside a doubt they are only the nearest passage. */
export function quotesNearest({ source }: Finding): boolean {
  return source.verdict === "uncertain";
}

/** A quote for formats of plain text; the nearest passage stands under that name. */
export function captionQuote(finding: Finding, quote: string, locale: Locale): string {
  return quotesNearest(finding) ? `${formatMessage("report_page.nearest_passage", {}, locale)}: ${quote}` : quote;
}

/** The quotes of a finding for formats that give no places: each names its source where there are several. */
export function captionedQuotes(finding: Finding, locale: Locale): string[] {
  return finding.evidence
    .filter((item) => item.kind === "quote")
    .map((item) => captionQuote(finding, withSource(`“${item.quote ?? ""}”`, item), locale));
}

/** A quote with the id of its source, where there are several. */
export function withSource(quote: string, item: EvidenceItem): string {
  const id = quotedSource(item);
  return id === null ? quote : `${quote} [${id}]`;
}
