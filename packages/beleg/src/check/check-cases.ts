import type { CheckResult } from "@beleg/core/contracts";
import type { CheckCase } from "./check-settings.ts";
import type { Checker } from "./open-checker.ts";

/** A case and what the judges say about it. */
export interface CheckedCase {
  readonly one: CheckCase;
  readonly result: CheckResult;
}

/** Checks a stream of cases several at a time and gives the results in the order of the input, reading no further ahead. */
export async function* checkCases(
  cases: AsyncIterable<CheckCase>,
  checker: Checker,
  signal?: AbortSignal,
): AsyncGenerator<CheckedCase> {
  const waiting: Promise<CheckedCase>[] = [];
  for await (const one of cases) {
    if (signal?.aborted) break;
    waiting.push(checker.check(one, signal).then((result) => ({ one, result })));
    if (waiting.length >= checker.capacity * 2) yield await waiting.shift()!;
  }
  for (const checked of waiting) yield await checked;
}
