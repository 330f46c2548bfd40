import type { Finding } from "../../../contracts/explainability.ts";
import { formatMessage, type Locale, type MessageCode } from "../../../locales/index.ts";
import { type CaseSource, caseSources } from "../case-sources.ts";
import type { Place, PlacedText } from "../placed-text.ts";
import { type QuotePlace, quotePlaces } from "../quote-places.ts";
import { placedSummary, type ReportCase } from "../report-case.ts";
import { escapeHtml } from "./escape-html.ts";

type PlainCode = Extract<MessageCode, `report_page.${string}` | `report.${string}`>;

/** All a part of the page needs to know about one case. */
export type CasePage = {
  readonly reportCase: ReportCase;
  readonly locale: Locale;
  /** Put before ids where a page holds several cases. */
  readonly prefix: string;
  /** The judged text. */
  readonly text: PlacedText;
  readonly sources: readonly CaseSource[];
  /** Where each quote stands in the sources, by evidence id. */
  readonly places: ReadonlyMap<string, QuotePlace>;
};

export function casePage(reportCase: ReportCase, locale: Locale, prefix: string): CasePage {
  const sources = caseSources(reportCase);
  const places = quotePlaces(reportCase.report.findings, sources);
  return { reportCase, locale, prefix, text: placedSummary(reportCase), sources, places };
}

/** The escaped words of the page in its language. */
export function words(locale: Locale, code: PlainCode, params: Readonly<Record<string, string | number>> = {}): string {
  return escapeHtml(formatMessage(code, params as never, locale));
}

/** Where a place is, with its name kept in one direction of writing. */
export function whereHtml(text: PlacedText, place: Place): string {
  const { name, line, column } = text.positionAt(place.start);
  return `<bdi>${escapeHtml(name)}</bdi>:${line}:${column}`;
}

/** A mark beside the word, so that severity never speaks through colour alone. */
export const SEVERITY_SIGN = { high: "▲", medium: "◆", low: "●" } as const;

export function cardId({ prefix }: CasePage, finding: Finding): string {
  return `${prefix}${finding.id}`;
}
