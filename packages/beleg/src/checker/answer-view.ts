import type { CheckAnswer } from "@beleg/core/contracts";
import { claimDifferences } from "@beleg/core/report";
import type { Settings } from "../settings/index.ts";
import type { AnswerView, CheckInput } from "./checker.ts";
import { compacted } from "./compacted.ts";
import { runVerdict } from "./run-outcome.ts";

/** An answer as it was asked for. */
export function answerView(
  view: AnswerView | undefined,
  answer: CheckAnswer,
  input: Pick<CheckInput, "locale" | "summary_text">,
  settings: Pick<Settings, "locale" | "fail_on" | "fail_on_style">,
): object {
  if (view === "compact") return compacted(answer, input, settings);
  if (view !== "verdict") return answer;
  const { factuality, offset_encoding } = answer;
  // Words are compared by their places in the text, which count UTF-16.
  const differences = offset_encoding === "utf-16" ? claimDifferences(factuality, input.summary_text) : {};
  return { ...answer, verdict: runVerdict(answer, settings), differences };
}
