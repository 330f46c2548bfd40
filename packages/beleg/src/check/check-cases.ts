import type { CheckResult } from "@beleg/core/contracts";
import type { CheckCase } from "./check-settings.ts";
import type { CheckedLine } from "./checked-line.ts";
import type { Checker } from "./open-checker.ts";

/** A case and what the judges say about it. */
export interface CheckedCase {
  readonly one: CheckCase;
  readonly result: CheckResult;
}

/** Checks a stream of cases several at a time and gives the results in the order of the input, reading no further ahead. */
export function checkCases(
  cases: AsyncIterable<CheckCase>,
  checker: Checker,
  signal?: AbortSignal,
): AsyncGenerator<CheckedCase> {
  const ask = async (one: CheckCase) => ({ one, result: await checker.check(one, signal) });
  return inOrder(cases, ask, checker.capacity, signal);
}

/** The same with each result as its printed line, where all that is wanted is to print it. */
export function checkLines(
  cases: AsyncIterable<CheckCase>,
  checkToLine: (one: CheckCase) => Promise<CheckedLine>,
  { capacity }: Checker,
  signal?: AbortSignal,
): AsyncGenerator<CheckedLine> {
  return inOrder(cases, checkToLine, capacity, signal);
}

async function* inOrder<Answer>(
  cases: AsyncIterable<CheckCase>,
  ask: (one: CheckCase) => Promise<Answer>,
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
