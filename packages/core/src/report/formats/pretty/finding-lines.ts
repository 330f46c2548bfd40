import { UNCLEAR_REASONS } from "../../../contracts/criteria/criteria-of.ts";
import type { Finding } from "../../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { fieldsOf, valuesAt } from "../../input-items.ts";
import { oneOf, readEnd, readStart } from "../../read-issue.ts";
import { shorten } from "../../shorten.ts";
import { quotesNearest } from "../caption-quote.ts";
import { type PlacedText, placeOf } from "../placed-text.ts";
import { type QuotePlaces, quoteWhere } from "../quote-places.ts";
import type { Paint, ReportCase } from "../report-case.ts";
import { differingWords } from "./differing-words.ts";
import { columnsOf, visible, wrapped } from "./layout.ts";
import { markedWords } from "./marked-words.ts";

/** What the findings of a case are written with. */
export interface FindingPage {
  readonly reportCase: ReportCase;
  readonly text: PlacedText;
  readonly quotes: QuotePlaces;
  readonly locale: Locale;
  /** Without colours words that differ stand in brackets. */
  readonly paint: Paint | undefined;
  readonly width: number | undefined;
}

const plain: Paint = (_tone, text) => text;

/** A finding: where, how grave and what; for a finding on facts then its sentence over the words of the source. */
export function findingLines(finding: Finding, page: FindingPage): string[] {
  const { reportCase, locale, paint = plain, width } = page;
  const { dimension, severity, source, span, message } = finding;
  const type = source.issue_type ?? formatMessage(`report.dimension_${dimension}`, {}, locale);
  const quotes = finding.evidence.filter((item) => item.kind === "quote" && item.quote !== null);
  const sentence =
    span === null || span.text === "" || quotes.length === 0 ? null : sentenceAround(span.start_char, page);
  const head = [
    visible(page.text.where(placeOf(span))),
    paint(severity, formatMessage(`report.severity_${severity}`, {}, locale)),
    paint("strong", visible(type)),
    ...(span === null || span.text === "" || sentence !== null ? [] : [`"${visible(shorten(span.text))}"`]),
    visible(message),
    ...unclearReason(finding, locale),
    ...(reportCase.known?.has(finding.id) ? [paint("faint", formatMessage("report.known_finding", {}, locale))] : []),
  ];
  return [
    ...wrapped(`  ${head.join("  ")}`, width, 6),
    ...quotes.flatMap((item, at) => {
      const where = quoteWhere(item, page.quotes.get(item.id), reportCase);
      const caption = quotesNearest(finding) ? "nearest" : "source";
      return pairLines(at === 0 ? sentence : null, span, item.quote ?? "", { caption, where }, page);
    }),
  ];
}

/** Why nobody can say whether a criterion is met. */
function unclearReason({ dimension, evidence }: Finding, locale: Locale): string[] {
  if (dimension !== "criteria") return [];
  const why = oneOf(UNCLEAR_REASONS, fieldsOf(evidence[0]?.data)?.reason);
  return why === null ? [] : [formatMessage(`report.unclear_${why}`, {}, locale)];
}

/** A sentence of the text over a quote, the words marked that differ. */
function pairLines(
  claim: Sentence | null,
  span: Finding["span"],
  quote: string,
  { caption, where }: { readonly caption: "source" | "nearest"; readonly where: string },
  { locale, paint, width }: FindingPage,
): string[] {
  const wrong =
    claim !== null && span !== null && caption === "source"
      ? { start: span.start_char - claim.start, end: span.end_char - claim.start }
      : undefined;
  const differing = claim === null ? null : differingWords(claim.text, quote, wrong);
  const labels = {
    own: formatMessage("terminal.text", {}, locale),
    other: formatMessage(`terminal.${caption}`, {}, locale),
  };
  const column = Math.max(columnsOf(labels.own), columnsOf(labels.other)) + 2;
  const line = (label: string, words: string) => wrapped(`      ${label.padEnd(column)}${words}`, width, 6 + column);
  const own = claim === null ? [] : line(labels.own, markedWords(claim.text, differing?.claim ?? [], "claim", paint));
  const tail = (paint ?? plain)("faint", visible(where));
  return [...own, ...line(labels.other, `${markedWords(quote, differing?.quote ?? [], "quote", paint)}   ${tail}`)];
}

type Sentence = { readonly start: number; readonly text: string };

/** The sentence that a place stands in, as the judge cut it; null where nobody says. */
function sentenceAround(start: number, { reportCase }: FindingPage): Sentence | null {
  for (const value of valuesAt(reportCase.agents?.factuality, "details.sentences")) {
    const fields = fieldsOf(value);
    const [from, to] = fields === undefined ? [null, null] : [readStart(fields), readEnd(fields)];
    if (typeof from !== "number" || typeof to !== "number" || from > start || to <= start) continue;
    return { start: from, text: reportCase.summary_text.slice(from, to).trimEnd() };
  }
  return null;
}
