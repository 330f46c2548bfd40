import type { CheckResult, CheckVerdict } from "@beleg/core/contracts";
import type { Settings } from "../../settings/index.ts";
import { EXIT } from "../exit-codes.ts";

/** The exit code of each verdict. */
export const EXIT_OF = {
  passed: EXIT.passed,
  blocked: EXIT.gateFailed,
  incomplete: EXIT.incomplete,
} as const satisfies Record<CheckVerdict, number>;

/** The exit code that one result asks for: a verdict that turns is worth nothing either way. */
export function exitOf(
  verdict: CheckVerdict,
  stability: CheckResult["stability"],
  { flip_limit }: Pick<Settings, "flip_limit">,
): number {
  const turns = verdict !== "incomplete" && stability !== undefined && stability.flip_rate > flip_limit;
  return turns ? EXIT.unstable : EXIT_OF[verdict];
}
