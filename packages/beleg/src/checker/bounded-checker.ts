import { belegError } from "@beleg/core/contracts";
import type { Checker, CheckOptions } from "./checker.ts";

/** The same checker, which refuses more checks at once than it is allowed to hold; the patient ones wait. */
export function boundedChecker(checker: Checker, most: number): Checker {
  let open = 0;
  const isFull = () => open >= most;
  async function counted<T>(options: CheckOptions | undefined, work: () => Promise<T>): Promise<T> {
    if (!options?.patient && isFull()) throw belegError("overloaded", { seconds: 1 });
    open += 1;
    try {
      return await work();
    } finally {
      open -= 1;
    }
  }
  return {
    ...checker,
    check: (input, options) => counted(options, () => checker.check(input, options)),
    checkToJson: (input, options) => counted(options, () => checker.checkToJson(input, options)),
    checkToLine: (input, options) => counted(options, () => checker.checkToLine(input, options)),
    judge: (input, options) => counted(options, () => checker.judge(input, options)),
    isFull,
  };
}
