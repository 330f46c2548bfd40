import { checkInOffsetEncoding } from "@beleg/core";
import { type CheckResult, canonicalJson, type OffsetEncoding, STDIN_NAME } from "@beleg/core/contracts";
import { gateVerdict, type VerdictWithReason } from "@beleg/core/report";
import { gateOf, type Settings } from "../settings/index.ts";
import type { CheckedLine, CheckInput } from "./checker.ts";

export type GateSettings = Pick<Settings, "fail_on" | "fail_on_style">;

/** The verdict of the settings' gate on a result. */
export function checkedVerdict(
  result: Pick<CheckResult, "factuality" | "coherence" | "readability" | "explainability">,
  settings: GateSettings,
): VerdictWithReason {
  return gateVerdict(result, result.explainability.findings, gateOf(settings));
}

/** The printed result: enough to build a report from it later; a saved one names its run. */
export function printedResult(
  one: CheckInput,
  result: CheckResult,
  offsets: OffsetEncoding,
  run_id?: number,
): Record<string, unknown> {
  const { summary_name, article_name } = one.shown ?? {};
  const names = {
    ...(one.id === undefined ? {} : { id: one.id }),
    ...(run_id === undefined ? {} : { run_id }),
    ...(isFile(summary_name) && { summary_name }),
    ...(isFile(article_name) && { article_name }),
  };
  return { ...names, summary_text: one.summary_text, ...checkInOffsetEncoding(result, one, offsets) };
}

/** Standard input has no name. */
function isFile(name: string | null | undefined): name is string {
  return name != null && name !== STDIN_NAME;
}

/** Writes the line of a result. */
export function checkedLine(
  one: CheckInput,
  result: CheckResult,
  offsets: OffsetEncoding,
  settings: GateSettings,
): CheckedLine {
  return { ...checkedVerdict(result, settings), line: canonicalJson(printedResult(one, result, offsets)) };
}
