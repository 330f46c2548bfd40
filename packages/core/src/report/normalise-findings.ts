import type { Dimension, Finding } from "../contracts/explainability.ts";
import { reportMessage } from "../locales/index.ts";
import type { Steps } from "../ports/steps.ts";
import { evidenceOfIssue } from "./evidence.ts";
import { findingId } from "./finding-id.ts";
import { type Fields, fieldsOf, issueLists, type SourceList } from "./input-items.ts";
import { normaliseSeverity } from "./normalise-severity.ts";
import { readEnd, readIssueType, readMessage, readOrigin, readStart, readVerdict } from "./read-issue.ts";
import type { ReportContext } from "./report-context.ts";

/** What one finding costs, in microseconds or so. */
const COST = 20;

/** Step 1: one finding per issue of an agent. */
export function* normaliseFindings(dimension: Dimension, agent: unknown, context: ReportContext): Steps<Finding[]> {
  // Ids rest on this sentence, so it is the German one in every locale.
  const germanMessage = reportMessage("report.default_message", { dimension }, "de");
  const defaultMessage = reportMessage("report.default_message", { dimension }, context.locale);
  const { summary, source, recommend } = context;
  const findings: Finding[] = [];
  for (const list of issueLists(dimension, agent)) {
    for (let index = 0; index < list.values.length; index += 1) {
      const fields = fieldsOf(list.values[index]);
      if (fields === undefined) continue;
      const finding = findingOf(fields, list.source_list, index);
      findings.push(finding);
      // A long quote is read letter by letter.
      yield COST + finding.evidence.reduce((letters, { quote }) => letters + (quote?.length ?? 0), 0) / 20;
    }
  }
  return findings;

  function findingOf(fields: Fields, source_list: SourceList, item_index: number): Finding {
    const issueType = readIssueType(fields);
    const severity = normaliseSeverity(dimension, issueType, fields.severity);
    const verdict = dimension === "factuality" ? readVerdict(fields) : null;
    const span = summary.span(readStart(fields), readEnd(fields));
    const start = span === null ? -1 : summary.toCodePoint(span.start_char);
    const end = span === null ? -1 : summary.toCodePoint(span.end_char);
    const message = readMessage(fields) ?? germanMessage;
    return {
      id: findingId({ dimension, severity, issueType, start, end, message }),
      dimension,
      severity,
      message: message === germanMessage ? defaultMessage : message,
      span,
      evidence: evidenceOfIssue(fields, source_list, source),
      recommendation: recommend(dimension, issueType, verdict),
      source: {
        agent: dimension,
        source_list,
        item_index,
        issue_type: issueType,
        verdict,
        origin: readOrigin(fields),
        merged_from: [{ source_list, item_index }],
      },
    };
  }
}
