import { canonicalJson } from "../../json/canonical-json.ts";
import { inOffsetEncoding } from "../in-offset-encoding.ts";
import type { FormatOptions, ReportCase, ReportFormatter } from "./report-case.ts";

/** Canonical JSON: the report itself, or a list where there are several. */
export const formatJson: ReportFormatter = (cases, options) => {
  const reports = cases.map((reportCase) => reportOf(reportCase, options));
  return `${canonicalJson(reports.length === 1 ? reports[0] : reports, { indent: 2 })}\n`;
};

/** Canonical JSON, one report a line in input order. */
export const formatJsonl: ReportFormatter = (cases, options) =>
  cases.map((reportCase) => `${canonicalJson(reportOf(reportCase, options))}\n`).join("");

function reportOf(reportCase: ReportCase, { offsets = "utf-16" }: FormatOptions) {
  return inOffsetEncoding(reportCase.report, reportCase, offsets);
}
