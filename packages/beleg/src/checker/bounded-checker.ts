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
    check: bounded(checker.check),
    checkToJson: bounded(checker.checkToJson),
    checkToLine: bounded(checker.checkToLine),
    judge: bounded(checker.judge),
    isFull,
  };
}
