import type { CheckResult } from "@beleg/core/contracts";
import type { Outcome } from "../../checker/index.ts";
import type { Settings } from "../../settings/index.ts";
import { EXIT } from "../exit-codes.ts";
import type { Gate } from "../fails-gate.ts";
import { reachesSeverity } from "../reaches-severity.ts";

/** The exit code that one result asks for. */
export function exitOf(outcome: Outcome, stability: CheckResult["stability"], settings: Settings): number {
  const passed = verdictOf(settings)(outcome);
  if (passed === null) return EXIT.incomplete;
  if (stability !== undefined && stability.flip_rate > settings.flip_limit) return EXIT.unstable;
  return passed ? EXIT.passed : EXIT.gateFailed;
}

/** Whether a result passes the gate; null when a judge failed or did not finish, so that nobody can say. */
export function verdictOf({ fail_on, fail_on_style }: Gate): (outcome: Outcome) => boolean | null {
  return ({ failed, gravest, gravestOfStyle }) =>
    failed ? null : !reachesSeverity(gravest, fail_on) && !reachesSeverity(gravestOfStyle, fail_on_style);
}
