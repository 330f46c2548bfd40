import { claimList, type Fields, fieldsOf, forEachItem } from "../input-items.ts";
import { firstText } from "../read-issue.ts";
import type { CaseSource } from "./case-sources.ts";
import type { Place } from "./placed-text.ts";
import type { ReportCase } from "./report-case.ts";

type Quoted = Place & { readonly text: string };

/** A claim that one passage of a source proves and another, the quote, contradicts. */
export type ClaimConflict = { readonly claim: Quoted; readonly quote: Quoted & { readonly source: CaseSource } };

/**
 * The claims of a case that its sources back and contradict, in order; what does not state its place is left out, and so
 * is what a finding says already.
 */
export function claimConflicts(reportCase: ReportCase, sources: readonly CaseSource[]): readonly ClaimConflict[] {
  const { agents, summary_text, report } = reportCase;
  const told = report.findings.flatMap(({ source, span }) => (source.issue_type === "SOURCES_DISAGREE" && span) || []);
  const conflicts: ClaimConflict[] = [];
  forEachItem(claimList(agents?.factuality), (fields) => {
    const claim = placeIn(summary_text, fields);
    const conflict = fieldsOf(fields.conflict);
    const id = firstText(conflict?.source_id);
    const source = sources.find((one) => one.id === id);
    const quote = placeIn(source?.text ?? "", conflict);
    if (claim === undefined || source === undefined || quote === undefined) return;
    if (told.some(({ start_char, end_char }) => start_char <= claim.start && claim.start < end_char)) return;
    conflicts.push({ claim, quote: { ...quote, source } });
  });
  return conflicts;
}

function placeIn(text: string, fields: Fields | undefined): Quoted | undefined {
  const [start, end] = [fields?.start_char, fields?.end_char];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return undefined;
  const words = text.slice(start as number, end as number);
  return words === "" ? undefined : { start: start as number, end: end as number, text: words };
}
