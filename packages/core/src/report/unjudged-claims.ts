import type { Finding } from "../contracts/explainability.ts";
import { ISSUE_TYPES } from "../contracts/issue-types/index.ts";
import { reportMessage } from "../locales/index.ts";
import { dedupeFindings } from "./dedupe-findings.ts";
import { evidenceOfClaim } from "./evidence.ts";
import { findingId } from "./finding-id.ts";
import { claimList, type Fields, fieldsOf, forEachItem, valuesAt } from "./input-items.ts";
import { firstText, oneOf, readEnd, readOrigin, readStart } from "./read-issue.ts";
import type { ReportContext } from "./report-context.ts";
import { shorten } from "./shorten.ts";

const issue_type = "NOT_JUDGED";
const { severity } = ISSUE_TYPES.factuality[issue_type];

/**
 * Step 2d: each claim that got no verdict is a finding of its own, which names it: a reader of the list must see what
 * nobody looked at. It joins no cluster, where the verdict on other words would hide it.
 */
export function unjudgedClaims(
  agent: unknown,
  { summary, source, recommend, locale }: ReportContext,
): readonly Finding[] {
  const claims = claimList(agent);
  const found: Finding[] = [];
  let sentences: ReadonlyMap<unknown, Fields | undefined> | undefined;
  forEachItem(claims, (fields, item_index) => {
    if (oneOf(["failed"], fields.label) === null) return;
    const claim = shorten(firstText(fields.text, fields.claim) ?? "");
    const span = summary.span(readStart(fields), readEnd(fields)) ?? sentenceOf(fields);
    const start = span === null ? -1 : summary.toCodePoint(span.start_char);
    const end = span === null ? -1 : summary.toCodePoint(span.end_char);
    const message = reportMessage("report.not_judged", { claim }, "de");
    const id = findingId({ dimension: "factuality", severity, issueType: issue_type, start, end, message });
    const place = { source_list: claims.source_list, item_index };
    found.push({
      id,
      dimension: "factuality",
      severity,
      message: reportMessage("report.not_judged", { claim }, locale),
      span,
      evidence: evidenceOfClaim(fields, claims.source_list, source),
      recommendation: recommend("factuality", issue_type, null),
      source: {
        agent: "factuality",
        ...place,
        issue_type,
        verdict: null,
        origin: readOrigin(fieldsOf(agent) ?? {}),
        merged_from: [place],
      },
    });
  });
  return dedupeFindings(found, recommend);

  /** A reworded claim has no place but its sentence. */
  function sentenceOf({ sentence_index }: Fields): Finding["span"] {
    sentences ??= new Map(
      valuesAt(agent, "details.sentences").map((one) => [fieldsOf(one)?.sentence_index, fieldsOf(one)]),
    );
    const sentence = sentence_index === undefined ? undefined : sentences.get(sentence_index);
    return sentence === undefined ? null : summary.span(readStart(sentence), readEnd(sentence));
  }
}
