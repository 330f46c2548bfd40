import type { EvidenceItem, ExplainabilityResult, Finding, OffsetEncoding, Span } from "../contracts/explainability.ts";
import type { CodePointIndex } from "../text/positions/code-points.ts";
import { type OffsetTexts, type ReportTexts, reportTexts, type SourceTexts } from "./report-texts.ts";
import { coveredLength } from "./stats.ts";

/**
 * The same report with its offsets counted for the reader: `unicode` turns UTF-16 units into code points.
 * Findings, ids, order and rank scores stay; a quote's place in a source that is not at hand is left out.
 */
export function inOffsetEncoding(
  report: ExplainabilityResult,
  texts: OffsetTexts,
  encoding: OffsetEncoding,
): ExplainabilityResult {
  return reportInOffsetEncoding(report, reportTexts(texts), encoding);
}

/** The same with texts that were read already. */
export function reportInOffsetEncoding(
  report: ExplainabilityResult,
  texts: ReportTexts,
  encoding: OffsetEncoding,
): ExplainabilityResult {
  if (encoding === report.offset_encoding || encoding === "utf-16") return report;
  const summary = texts.summary.codePoints;

  const findings = report.findings.map(
    (finding): Finding => ({
      ...finding,
      span: finding.span === null ? null : convertSpan(finding.span, summary),
      evidence: finding.evidence.map((item) => convertEvidence(item, texts.sources)),
    }),
  );
  const covered = coveredLength(findings);
  return {
    ...report,
    offset_encoding: encoding,
    findings,
    by_dimension: {
      factuality: findings.filter((finding) => finding.dimension === "factuality"),
      coherence: findings.filter((finding) => finding.dimension === "coherence"),
      readability: findings.filter((finding) => finding.dimension === "readability"),
      ...(report.by_dimension.criteria && { criteria: findings.filter(({ dimension }) => dimension === "criteria") }),
    },
    top_spans: report.top_spans.map((top) => ({ ...top, span: convertSpan(top.span, summary) })),
    stats: { ...report.stats, coverage_chars: covered, coverage_ratio: covered / Math.max(1, summary.length) },
  };
}

function convertSpan({ start_char, end_char, text }: Span, index: CodePointIndex): Span {
  return { start_char: index.toCodePoint(start_char), end_char: index.toCodePoint(end_char), text };
}

function convertEvidence(item: EvidenceItem, sources: SourceTexts): EvidenceItem {
  const { start_char, end_char, ...rest } = item.data ?? {};
  if (item.kind !== "quote" || typeof start_char !== "number" || typeof end_char !== "number") return item;
  const source = sources.get(typeof rest.source_id === "string" ? rest.source_id : null)?.codePoints;
  if (source === undefined) return { ...item, data: Object.keys(rest).length > 0 ? rest : null };
  return {
    ...item,
    data: { ...rest, start_char: source.toCodePoint(start_char), end_char: source.toCodePoint(end_char) },
  };
}
