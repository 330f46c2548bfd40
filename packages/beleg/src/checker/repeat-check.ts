import type { CheckResult, CheckVerdict } from "@beleg/core/contracts";
import { flipRate } from "@beleg/core/judges";
import type { Settings } from "../settings/index.ts";
import { checkedVerdict } from "./checked-line.ts";
import type { Checker } from "./checker.ts";
import { failedCheck } from "./failed-check.ts";

/** Whether a verdict lets a text pass; null where nobody can say. */
const PASSES = { passed: true, blocked: false, incomplete: null } as const satisfies Record<
  CheckVerdict,
  boolean | null
>;

/** A checker that checks every text several times: the first result counts, the others say how stable its verdict is. */
export function repeatCheck(
  checker: Pick<Checker, "capacity" | "check">,
  times: number,
  settings: Settings,
): Pick<Checker, "capacity" | "check"> {
  if (times <= 1) return checker;
  const passes = (result: CheckResult) => PASSES[checkedVerdict(result, settings).verdict];
  return {
    capacity: checker.capacity,
    async check(one, options) {
      const samples = Array.from({ length: times }, (_, sample) =>
        checker.check(one, { ...options, sample }).catch(failedCheck),
      );
      const [first, ...others] = await Promise.all(samples);
      return { ...first!, stability: flipRate([first!, ...others].map(passes)) };
    },
  };
}
