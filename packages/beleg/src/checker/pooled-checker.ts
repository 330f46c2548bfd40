import { availableParallelism } from "node:os";
import { BelegError, belegError, type CheckResult } from "@beleg/core/contracts";
import { PERMIT } from "../threads/permit.ts";
import { siblingModule } from "../threads/sibling-module.ts";
import { ThreadFailure } from "../threads/thread-failure.ts";
import { openWorkerPool, type WorkerPool } from "../threads/worker-pool.ts";
import type { CheckAnswer, CheckMethod, CheckRow, CheckTaskData } from "./check-task.ts";
import type { Checker, CheckInput, CheckNote, CheckOptions } from "./checker.ts";
import type { CheckerOptions } from "./checker-options.ts";
import { warmUp } from "./warm-up.ts";

const decoder = new TextDecoder();

type CheckThreads = WorkerPool<CheckRow, CheckAnswer<CheckMethod>, CheckNote>;
type PoolOptions = Omit<CheckerOptions, "model"> & { readonly threads: number | "all" };

/** Checks on threads of its own, beside the event loop. */
export function openPooledChecker(options: PoolOptions): Checker {
  const { permit, limitMs = 120_000, waitingPerThread = Number.POSITIVE_INFINITY } = options;
  const cores = availableParallelism();
  const threads = Math.max(1, options.threads === "all" ? cores : Math.min(cores, options.threads));
  const pool = openThreads(options, threads, limitMs);
  const closing = new AbortController();
  keepWarm(pool, threads, options, closing.signal);
  const isFull = () => pool.waiting() >= threads * waitingPerThread;
  const onAsk = async (question: unknown) => (question === PERMIT ? permit?.() : undefined);

  async function answer<Method extends CheckMethod>(
    method: Method,
    input: Parameters<Checker[Method]>[0],
    { onNote, sample, patient = false }: CheckOptions = {},
  ): Promise<CheckAnswer<Method>> {
    if (!patient && isFull()) throw belegError("overloaded", { seconds: 1 });
    const row = { method, input, sample } as CheckRow;
    return pool.answer(row, { onNote, onAsk }).catch((error: unknown) => {
      throw problemOf(error, limitMs);
    }) as Promise<CheckAnswer<Method>>;
  }

  return {
    capacity: pool.capacity,
    async check(input, options) {
      // Bytes change hands between threads; an object would be taken apart and put together again.
      const json = await answer("checkToJson", { ...input, offset_encoding: "utf-16" }, options);
      return JSON.parse(decoder.decode(json)) as CheckResult;
    },
    checkToJson: (input, options) => answer("checkToJson", input, options),
    checkToLine: (input, options) => answer("checkToLine", input, options),
    judge: (input, options) => answer("judge", input, options),
    isFull,
    async close() {
      closing.abort();
      await pool.close();
    },
  };
}

function openThreads({ settings, permit }: PoolOptions, threads: number, rowLimitMs: number): CheckThreads {
  const withModel = settings.model !== "none";
  // The threads share the calls a model may get at once.
  const concurrency = Math.max(1, Math.floor(settings.concurrency / threads));
  return openWorkerPool({
    threads,
    task: siblingModule(import.meta.url, "check-task"),
    data: { settings: { ...settings, concurrency }, limited: permit !== undefined } satisfies CheckTaskData,
    // A model is waited for, so a thread holds many checks; the embedded judges work on one at a time.
    depth: withModel ? 16 : 2,
    concurrent: withModel,
    rowLimitMs,
  });
}

/** Warms the threads up; no model is asked before a user asks. Cold threads answer as well, only later. */
function keepWarm(
  pool: CheckThreads,
  threads: number,
  { settings, warmUpRounds: rounds = 0 }: PoolOptions,
  signal: AbortSignal,
): void {
  if (settings.model !== "none" || rounds === 0) return;
  const answer = (input: CheckInput) => pool.answer({ method: "checkToJson", input, sample: 0 });
  warmUp({ waiting: () => pool.waiting(), answer }, { threads, rounds, signal }).catch(() => {});
}

/** The documented error of a text that got no answer; what is known of the reason goes along as its cause. */
function problemOf(error: unknown, limitMs: number): BelegError {
  if (error instanceof BelegError) return error;
  const cause = error instanceof ThreadFailure ? error : undefined;
  if (cause?.code === "judge_timeout")
    return belegError("too_slow", { seconds: Math.round(limitMs / 1000) }, { cause });
  return belegError("internal_error", { detail: cause?.message ?? "unknown" }, { cause });
}
