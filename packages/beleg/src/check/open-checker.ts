import { availableParallelism } from "node:os";
import type { CheckResult } from "@beleg/core/contracts";
import type { LanguageModel } from "@beleg/core/ports";
import { openWorkerPool } from "../threads/worker-pool.ts";
import { brokenCheck } from "./broken-check.ts";
import type { CheckCase, CheckSettings } from "./check-settings.ts";
import type { CheckQuestion } from "./check-worker.ts";
import { type CheckedLine, checkedLine } from "./checked-line.ts";
import { openJudges } from "./open-judges.ts";

/** Something that checks texts, several at once. */
export interface Checker {
  /** How many texts it can usefully hold at once. */
  readonly capacity: number;
  /** `sample` counts repetitions from 0; a model is asked anew for each. */
  check(one: CheckCase, signal?: AbortSignal, sample?: number): Promise<CheckResult>;
  /** The result as its printed line; only where threads can write it, so that this one need not. */
  checkToLine?: ((one: CheckCase) => Promise<CheckedLine>) | undefined;
  close(): Promise<void>;
}

/** Checks in this thread: for one text, where threads would only cost, and for models, which wait rather than work. */
export async function openChecker(
  settings: CheckSettings,
  concurrency: number,
  model?: LanguageModel,
): Promise<Checker> {
  const judge = await openJudges(settings, model);
  return {
    capacity: concurrency,
    check: (one, signal, sample) =>
      judge(one, signal, sample).catch((error: unknown) => brokenCheck("judge_error", String(error))),
    close: async () => {},
  };
}

/** Checks with the embedded judges on every core. */
export function openCheckerThreads(settings: CheckSettings, concurrency?: number): Checker {
  // Sources run as they are in the checkout's tests; the package holds compiled files.
  const ending = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const pool = openWorkerPool<CheckQuestion, CheckResult | CheckedLine>({
    threads: Math.max(1, Math.min(availableParallelism(), concurrency ?? availableParallelism())),
    module: new URL(`./check-worker.${ending}`, import.meta.url),
    workerData: settings,
    broken: brokenCheck,
  });
  return {
    capacity: pool.capacity,
    check: (one) => pool.answer({ one, printed: false }) as Promise<CheckResult>,
    async checkToLine(one) {
      const answer = await pool.answer({ one, printed: true });
      return "line" in answer ? answer : checkedLine(one, answer, settings.offsets);
    },
    close: () => pool.close(),
  };
}
