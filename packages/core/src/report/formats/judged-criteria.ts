import { fieldsOf, valuesAt } from "../input-items.ts";
import { firstText, oneOf, readEnd, readStart } from "../read-issue.ts";
import type { Place } from "./placed-text.ts";
import type { ReportCase } from "./report-case.ts";

const STATES = ["met", "not_met", "unclear"] as const;

/** A criterion of the caller's own as reports show it. */
export interface ShownCriterion {
  readonly text: string;
  readonly state: (typeof STATES)[number];
  /** The words of the judged text that decide it, and their place. */
  readonly quote: (Place & { readonly text: string }) | null;
}

/** The criteria of a case with what became of each; none where none were given. */
export function judgedCriteria({
  agents,
  summary_text,
}: Pick<ReportCase, "agents" | "summary_text">): ShownCriterion[] {
  return valuesAt(agents?.criteria, "items").flatMap((value) => {
    const fields = fieldsOf(value) ?? {};
    const state = oneOf(STATES, fields.state);
    const text = firstText(fields.text, fields.id);
    if (state === null || text === null) return [];
    const quote = fieldsOf(fields.quote);
    const [start, end] = quote === undefined ? [null, null] : [readStart(quote), readEnd(quote)];
    const isPlaced = typeof start === "number" && typeof end === "number";
    return [{ text, state, quote: isPlaced ? { start, end, text: summary_text.slice(start, end) } : null }];
  });
}
