import { checkInOffsetEncoding } from "@beleg/core";
import {
  type AgentResult,
  type CheckResult,
  canonicalJson,
  isUnjudged,
  type OffsetEncoding,
  type Severity,
} from "@beleg/core/contracts";
import type { CheckedLine, CheckInput, Outcome } from "./checker.ts";

const BY_GRAVITY: readonly Severity[] = ["high", "medium", "low"];

/** What of a result decides whether it passes a gate. */
export function outcomeOf({ factuality, coherence, readability }: CheckResult): Outcome {
  const answers = [factuality, coherence, readability];
  return {
    failed: answers.some((answer) => isUnjudged(answer?.status)),
    gravest: gravestOf(factuality),
    gravestOfStyle: gravestOf(coherence, readability),
  };
}

function gravestOf(...answers: readonly (AgentResult | undefined)[]): Severity | null {
  const found = new Set(answers.flatMap((answer) => answer?.issue_spans.map(({ severity }) => severity) ?? []));
  return BY_GRAVITY.find((severity) => found.has(severity)) ?? null;
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
