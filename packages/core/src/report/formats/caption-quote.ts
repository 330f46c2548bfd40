import type { Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";

/** True where the quotes of a finding decide nothing: beside a doubt they are only the nearest passage. */
export function quotesNearest({ source }: Finding): boolean {
  return source.verdict === "uncertain";
}

/** A quote for formats of plain text; the nearest passage stands under that name. */
export function captionQuote(finding: Finding, quote: string, locale: Locale): string {
  return quotesNearest(finding) ? `${formatMessage("report_page.nearest_passage", {}, locale)}: ${quote}` : quote;
}
