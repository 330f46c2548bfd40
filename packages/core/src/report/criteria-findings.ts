import { UNCLEAR_REASONS } from "../contracts/criteria/criteria-of.ts";
import type { EvidenceItem, Finding } from "../contracts/explainability.ts";
import { ISSUE_TYPES } from "../contracts/issue-types/index.ts";
import { type Locale, reportMessage } from "../locales/index.ts";
import { startId } from "./content-id.ts";
import { findingId } from "./finding-id.ts";
import { type Fields, fieldsOf, valuesAt } from "./input-items.ts";
import { firstText, oneOf, readEnd, readStart } from "./read-issue.ts";
import type { ReportContext } from "./report-context.ts";

const TYPE_OF = { not_met: "CRITERION_NOT_MET", unclear: "CRITERION_UNCLEAR" } as const;
const SOURCE_LIST = "criteria.items";

/** Step 2e: each criterion of the caller's own that is not met, or of which nobody can say, is a finding; undefined without criteria. */
export function criteriaFindings(agent: unknown, context: ReportContext): readonly Finding[] | undefined {
  if (fieldsOf(agent) === undefined) return undefined;
  return valuesAt(agent, "items").flatMap((value, item_index) => {
    const fields = fieldsOf(value) ?? {};
    const state = oneOf(["not_met", "unclear"], fields.state);
    return state === null ? [] : [findingOf(fields, TYPE_OF[state], item_index, context)];
  });
}

function findingOf(
  fields: Fields,
  issue_type: (typeof TYPE_OF)[keyof typeof TYPE_OF],
  item_index: number,
  { summary, locale, recommend }: ReportContext,
): Finding {
  const dimension = "criteria";
  const { severity } = ISSUE_TYPES.criteria[issue_type];
  const criterion = firstText(fields.text, fields.id) ?? "";
  const quote = fieldsOf(fields.quote);
  const span = quote === undefined ? null : summary.span(readStart(quote), readEnd(quote));
  const start = span === null ? -1 : summary.toCodePoint(span.start_char);
  const end = span === null ? -1 : summary.toCodePoint(span.end_char);
  const code = issue_type === "CRITERION_NOT_MET" ? "report.criterion_not_met" : "report.criterion_unclear";
  const place = { source_list: SOURCE_LIST, item_index };
  return {
    id: findingId({ dimension, severity, issueType: issue_type, start, end, message: `${issue_type} ${criterion}` }),
    dimension,
    severity,
    message: reportMessage(code, { criterion }, locale),
    span,
    evidence: [evidenceOf(fields, criterion)],
    recommendation: adviceOf(fields, recommend(dimension, issue_type, null), locale),
    source: { agent: dimension, ...place, issue_type, verdict: null, origin: "model", merged_from: [place] },
  };
}

/** What to do about a criterion, after why nobody can say whether it is met. */
function adviceOf({ reason }: Fields, advice: string, locale: Locale): string {
  const why = oneOf(UNCLEAR_REASONS, reason);
  return why === null ? advice : `${reportMessage(`report.unclear_${why}`, {}, locale)} ${advice}`;
}

/** The criterion itself: what the finding is about where no words of the text are. */
function evidenceOf({ id, reason }: Fields, criterion: string): EvidenceItem {
  const data = {
    criterion,
    ...(typeof id === "string" && { criterion_id: id }),
    ...(typeof reason === "string" && { reason }),
  };
  const own = startId("e").part("raw").part(JSON.stringify(data)).part("");
  return { id: own.finish(), kind: "raw", source: SOURCE_LIST, quote: null, data };
}
