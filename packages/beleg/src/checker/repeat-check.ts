import type { CheckResult } from "@beleg/core/contracts";
import { flipRate } from "@beleg/core/judges";
import type { Checker } from "./checker.ts";
import { failedCheck } from "./failed-check.ts";

/** A checker that checks every text several times: the first result counts, the others say how stable its verdict is. */
export function repeatCheck(
  checker: Pick<Checker, "capacity" | "check">,
  times: number,
  verdictOf: (result: CheckResult) => boolean | null,
): Pick<Checker, "capacity" | "check"> {
  if (times <= 1) return checker;
  return {
    capacity: checker.capacity,
    async check(one, options) {
      const samples = Array.from({ length: times }, (_, sample) =>
        checker.check(one, { ...options, sample }).catch(failedCheck),
      );
      const [first, ...others] = await Promise.all(samples);
      return { ...first!, stability: flipRate([first!, ...others].map(verdictOf)) };
    },
  };
}
