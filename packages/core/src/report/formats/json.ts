import { canonicalJsonPieces } from "../../json/canonical-json.ts";
import { inOffsetEncoding } from "../in-offset-encoding.ts";
import { markKnown } from "../mark-known.ts";
import type { FormatOptions, ReportCase } from "./report-case.ts";

/** Canonical JSON: the report itself, or a list where there are several. */
export function* jsonPieces(cases: readonly ReportCase[], options: FormatOptions): Generator<string, void, void> {
  const reports = cases.map((reportCase) => reportOf(reportCase, options));
  yield* canonicalJsonPieces(reports.length === 1 ? reports[0] : reports, { indent: 2 });
  yield "\n";
}

/** Canonical JSON, one report a line in input order. */
export function* jsonLinesPieces(cases: readonly ReportCase[], options: FormatOptions): Generator<string, void, void> {
  for (const reportCase of cases) {
    yield* canonicalJsonPieces(reportOf(reportCase, options));
    yield "\n";
  }
}

function reportOf(reportCase: ReportCase, { offsets = "utf-16" }: FormatOptions) {
  return inOffsetEncoding(markKnown(reportCase.report, reportCase.known), reportCase, offsets);
}
