export { type BaselineEntry, baselineEntries } from "./baseline-entries.ts";
export { type AgentOutput, buildReport, type ReportInput, reportSteps } from "./build-report.ts";
export { claimDifferences } from "./claim-differences.ts";

export { localNumber } from "./formats/agent-outcome.ts";
export { caseVerdict } from "./formats/case-verdict.ts";
export { formatReport, REPORT_FORMATS, type ReportFormat, reportPieces } from "./formats/format-report.ts";
export { escapeHtml } from "./formats/html/escape-html.ts";
export { type ModelFailureText, modelFailureText } from "./formats/model-failure-text.ts";
export type { Place, TextOrigin } from "./formats/placed-text.ts";
export type { DifferingWords } from "./formats/pretty/differing-words.ts";
export { markedPair } from "./formats/pretty/marked-words.ts";
export { reasonText } from "./formats/reason-text.ts";
export type { FormatOptions, Paint, ReportCase } from "./formats/report-case.ts";
export { inOffsetEncoding, reportInOffsetEncoding } from "./in-offset-encoding.ts";
export { markKnown } from "./mark-known.ts";
export { type OffsetTexts, type SourceTexts, sourceTexts } from "./report-texts.ts";
export {
  failsGate,
  type Gate,
  gateVerdict,
  isStyle,
  type JudgedBy,
  type VerdictWithReason,
  verdictOf,
} from "./verdict-of.ts";
