import type { CheckResult, Severity } from "@beleg/core/contracts";
import type { Outcome } from "../../checker/index.ts";
import type { Settings } from "../../settings/index.ts";
import { EXIT } from "../exit-codes.ts";
import { reachesSeverity } from "../reaches-severity.ts";

/** The exit code that one result asks for. */
export function exitOf(
  outcome: Outcome,
  stability: CheckResult["stability"],
  { fail_on, flip_limit }: Settings,
): number {
  const passed = verdictOf(fail_on)(outcome);
  if (passed === null) return EXIT.incomplete;
  if (stability !== undefined && stability.flip_rate > flip_limit) return EXIT.unstable;
  return passed ? EXIT.passed : EXIT.gateFailed;
}

/** Whether a result passes the gate; null when a judge failed or did not finish, so that nobody can say. */
export function verdictOf(limit: Severity): (outcome: Outcome) => boolean | null {
  return ({ failed, gravest }) => (failed ? null : gravest === null || !reachesSeverity(gravest, limit));
}
