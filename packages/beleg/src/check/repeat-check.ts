import type { CheckResult } from "@beleg/core/contracts";
import { flipRate } from "@beleg/core/judges/shared";
import type { Checker } from "./open-checker.ts";

/** A checker that checks every text several times: the first result counts, the others say how stable its verdict is. */
export function repeatCheck(
  checker: Checker,
  times: number,
  verdictOf: (result: CheckResult) => boolean | null,
): Checker {
  if (times <= 1) return checker;
  return {
    ...checker,
    checkToLine: undefined,
    async check(one, signal) {
      const samples = Array.from({ length: times }, (_, sample) => checker.check(one, signal, sample));
      const [first, ...others] = await Promise.all(samples);
      return { ...first!, stability: flipRate([first!, ...others].map(verdictOf)) };
    },
  };
}
