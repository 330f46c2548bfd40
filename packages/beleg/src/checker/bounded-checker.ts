import { belegError } from "@beleg/core/contracts";
import type { Checker, CheckOptions } from "./checker.ts";

/** The same checker, which refuses a check with `overloaded` while so many are at work; patient ones wait their turn. */
export function boundedChecker(checker: Checker, most: number): Checker {
  let atWork = 0;
  const isFull = () => atWork >= most;

  function bounded<Input, Answer>(work: (input: Input, options?: CheckOptions) => Promise<Answer>) {
    return async (input: Input, options?: CheckOptions): Promise<Answer> => {
      if (isFull() && !options?.patient) throw belegError("overloaded", { seconds: 1 });
      atWork += 1;
      try {
        return await work(input, options);
      } finally {
        atWork -= 1;
      }
    };
  }

  return {
    ...checker,
    check: bounded((input: Parameters<Checker["check"]>[0], options) => checker.check(input, options)),
    checkToJson: bounded((input: Parameters<Checker["checkToJson"]>[0], options) =>
      checker.checkToJson(input, options),
    ),
    checkToLine: bounded((input: Parameters<Checker["checkToLine"]>[0], options) =>
      checker.checkToLine(input, options),
    ),
    judge: bounded((input: Parameters<Checker["judge"]>[0], options) => checker.judge(input, options)),
    isFull,
  };
}
