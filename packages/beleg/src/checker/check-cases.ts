import type { CheckResult } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { checkedLine } from "./checked-line.ts";
import type { CheckedLine, Checker, CheckInput } from "./checker.ts";
import { failedCheck } from "./failed-check.ts";

/** A case and what the judges say about it. */
export interface CheckedCase<One extends CheckInput = CheckInput> {
  readonly one: One;
  readonly result: CheckResult;
}

/** Checks a stream of cases several at a time and gives the results in the order of the input, reading no further ahead. */
export function checkCases<One extends CheckInput>(
  cases: AsyncIterable<One>,
  checker: Pick<Checker, "check" | "capacity">,
  signal?: AbortSignal,
): AsyncGenerator<CheckedCase<One>> {
  const ask = async (one: One) => ({ one, result: await checker.check(one, { signal }).catch(failedCheck) });
  return inOrder(cases, ask, checker.capacity, signal);
}

/** The same with each result as its printed line, where all that is wanted is to print it. */
export function checkLines(
  cases: AsyncIterable<CheckInput>,
  checker: Checker,
  settings: Settings,
  signal?: AbortSignal,
): AsyncGenerator<CheckedLine> {
  const ask = (one: CheckInput) =>
    checker
      .checkToLine(one, { signal })
      .catch((error: unknown) => checkedLine(one, failedCheck(error), settings.offsets, settings));
  return inOrder(cases, ask, checker.capacity, signal);
}

async function* inOrder<One, Answer>(
  cases: AsyncIterable<One>,
  ask: (one: One) => Promise<Answer>,
  capacity: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Answer> {
  const waiting: Promise<Answer>[] = [];
  for await (const one of cases) {
    if (signal?.aborted) break;
    waiting.push(ask(one));
    if (waiting.length >= capacity * 2) yield await waiting.shift()!;
  }
  for (const answer of waiting) yield await answer;
}
