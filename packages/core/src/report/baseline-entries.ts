import type { Severity } from "../contracts/explainability.ts";
import { findingFingerprints } from "./fingerprint.ts";
import { placedSummary, type ReportCase } from "./formats/report-case.ts";
import { ruleId } from "./formats/rule-id.ts";

/** A finding as a baseline keeps it: its fingerprint decides, the rest is there for whoever reads the file. */
export interface BaselineEntry {
  /** The same in every run, wherever the lines around it go. */
  readonly fingerprint: string;
  readonly file: string;
  readonly case?: string | undefined;
  readonly rule: string;
  readonly severity: Severity;
  /** The words it is about; null where it is about the whole text. */
  readonly text: string | null;
}

/** The findings of a case as a baseline keeps them, in their order. */
export function baselineEntries(reportCase: ReportCase): readonly BaselineEntry[] {
  const fingerprints = findingFingerprints(reportCase);
  const { file } = placedSummary(reportCase);
  return reportCase.report.findings.map((finding, index) => ({
    fingerprint: fingerprints[index]!,
    file,
    ...(reportCase.id !== undefined && { case: reportCase.id }),
    rule: ruleId(finding),
    severity: finding.severity,
    text: finding.span?.text ?? null,
  }));
}
