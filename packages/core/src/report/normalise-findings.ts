import type { Dimension } from "../contracts/explainability.ts";
import { formatMessage } from "../locales/index.ts";
import type { DraftFinding } from "./draft-finding.ts";
import { evidenceOfIssue } from "./evidence.ts";
import { findingId } from "./finding-id.ts";
import { type InputItem, issueItems } from "./input-items.ts";
import { normaliseSeverity } from "./normalise-severity.ts";
import { readIssue } from "./read-issue.ts";
import type { SourcePlaces } from "./source-places.ts";
import type { TextPlaces } from "./text-places.ts";

/** The texts a report is measured on. */
export type ReportTexts = { readonly summary: TextPlaces; readonly source: SourcePlaces };

/** Step 1: one draft finding per issue of an agent. */
export function normaliseFindings(dimension: Dimension, agent: unknown, texts: ReportTexts): DraftFinding[] {
  // Ids rest on this sentence, so it is the German one in every locale.
  const defaultMessage = formatMessage("report.default_message", { dimension }, "de");
  return issueItems(dimension, agent).map((item) => draftOf(dimension, item, texts, defaultMessage));
}

const NO_MEMBERS: string[] = [];

function draftOf(dimension: Dimension, item: InputItem, texts: ReportTexts, defaultMessage: string): DraftFinding {
  const issue = readIssue(item.fields);
  const severity = normaliseSeverity(dimension, issue.issueType, issue.severity);
  const place = texts.summary.place(issue.start, issue.end);
  const message = issue.message === defaultMessage ? null : issue.message;
  const id = findingId({
    dimension,
    severity,
    issueType: issue.issueType,
    start: place === null ? -1 : texts.summary.toCodePoint(place.start),
    end: place === null ? -1 : texts.summary.toCodePoint(place.end),
    message: message ?? defaultMessage,
  });
  const reference = { source_list: item.source_list, item_index: item.item_index };
  return {
    id,
    dimension,
    severity,
    issueType: issue.issueType,
    message,
    place,
    verdict: dimension === "factuality" ? issue.verdict : null,
    origin: issue.origin,
    evidence: evidenceOfIssue(item, texts.source),
    references: [reference],
    primary: reference,
    members: NO_MEMBERS,
  };
}
