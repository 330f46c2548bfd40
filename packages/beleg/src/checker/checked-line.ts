import { checkInOffsetEncoding } from "@beleg/core";
import { type CheckResult, canonicalJson, isUnjudged, type OffsetEncoding, type Severity } from "@beleg/core/contracts";
import type { CheckedLine, CheckInput, Outcome } from "./checker.ts";

const BY_GRAVITY: readonly Severity[] = ["high", "medium", "low"];

/** What of a result decides whether it passes a gate. */
export function outcomeOf({ factuality, coherence, readability }: CheckResult): Outcome {
  const answers = [factuality, coherence, readability];
  const found = (severity: Severity) =>
    answers.some((answer) => answer?.issue_spans.some((span) => span.severity === severity));
  return {
    failed: answers.some((answer) => isUnjudged(answer?.status)),
    gravest: BY_GRAVITY.find(found) ?? null,
  };
}

/** The printed result: enough to build a report from it later; a saved one names its run. */
export function printedResult(
  one: CheckInput,
  result: CheckResult,
  offsets: OffsetEncoding,
  run_id?: number,
): Record<string, unknown> {
  const names = { ...(one.id === undefined ? {} : { id: one.id }), ...(run_id === undefined ? {} : { run_id }) };
  return { ...names, summary_text: one.summary_text, ...checkInOffsetEncoding(result, one, offsets) };
}

/** Writes the line of a result. */
export function checkedLine(one: CheckInput, result: CheckResult, offsets: OffsetEncoding): CheckedLine {
  return { ...outcomeOf(result), line: canonicalJson(printedResult(one, result, offsets)) };
}
