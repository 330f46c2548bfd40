import { availableParallelism } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { BelegError, belegError, type CheckResult } from "@beleg/core/contracts";
import { isListening } from "../telemetry/index.ts";
import { letHelpersGiveWay } from "../threads/helpers-give-way.ts";
import { siblingModule } from "../threads/sibling-module.ts";
import { ThreadFailure } from "../threads/thread-failure.ts";
import { openWorkerPool, type WorkerPool } from "../threads/worker-pool.ts";
import { checkSpan, recordJudge } from "./check-span.ts";
import type { CheckAnswer, CheckMethod, CheckRow, ThreadNote } from "./check-task.ts";
import type { Checker, CheckInput, CheckOptions } from "./checker.ts";
import type { CheckerOptions } from "./checker-options.ts";
import { COMPILE_ROUNDS, warmUp } from "./warm-up.ts";

const decoder = new TextDecoder();

/** Bytes that take long enough to read for a turn of their own of the thread that serves others too. */
const LONG = 100_000;

/** Whoever asks meanwhile warms the threads up too, so warm-up need not outlast this. */
const WARM_UP_LIMIT_MS = 60_000;

type CheckThreads = WorkerPool<CheckRow, CheckAnswer<CheckMethod>, ThreadNote>;
type PoolOptions = Omit<CheckerOptions, "model" | "verifier"> & { readonly threads: number | "all" };

/** Checks with the embedded judges on threads of its own, beside the event loop. */
export function openPooledChecker(options: PoolOptions): Checker {
  const { limitMs = 120_000, waitingPerThread = Number.POSITIVE_INFINITY } = options;
  const cores = availableParallelism();
  const threads = Math.max(1, options.threads === "all" ? cores : Math.min(cores, options.threads));
  const pool = openThreads(options, threads, limitMs);
  const closing = new AbortController();
  const isWarm = startWarmUp(pool, threads, options, closing.signal);
  const isFull = () => pool.waiting() >= threads * waitingPerThread;

  async function answer<Method extends CheckMethod>(
    method: Method,
    input: Parameters<Checker[Method]>[0],
    { onNote, sample, signal, patient = false }: CheckOptions = {},
  ): Promise<CheckAnswer<Method>> {
    if (!patient && isFull()) throw belegError("overloaded", { seconds: 1 });
    const traced = isListening();
    const row = { method, input, sample, traced } as CheckRow;
    const heard = (said: ThreadNote) => ("span" in said ? recordJudge(said.span) : onNote?.(said.note));
    const listener = { signal, ...((traced || onNote) && { onNote: heard }) };
    const wait = () =>
      pool.answer(row, listener).catch((error: unknown) => {
        if (error instanceof ThreadFailure && error.code === "aborted") return abortedAnswer(row);
        throw problemOf(error, limitMs);
      }) as Promise<CheckAnswer<Method>>;
    return method === "judge" ? wait() : checkSpan(input, "none", wait);
  }

  /** What a checker in this thread says of a text that was called off. */
  async function abortedAnswer(row: CheckRow): Promise<CheckAnswer<CheckMethod>> {
    const { openTask } = await import("./check-task.ts");
    const here = await openTask({ settings: options.settings, record: undefined }, async () => undefined);
    return here(row, undefined, AbortSignal.abort());
  }

  return {
    capacity: pool.capacity,
    async check(input, options) {
      const fields: (readonly [string, unknown])[] = [];
      for (const written of await answer("check", input, options)) {
        fields.push(JSON.parse(decoder.decode(written)));
        if (written.length > LONG) await turn();
      }
      return Object.fromEntries(fields) as CheckResult;
    },
    checkToJson: (input, options) => answer("checkToJson", input, options),
    checkToLine: (input, options) => answer("checkToLine", input, options),
    judge: (input, options) => answer("judge", input, options),
    isFull,
    isWarm,
    async close() {
      closing.abort();
      await pool.close();
    },
  };
}

function openThreads({ settings, record }: PoolOptions, threads: number, rowLimitMs: number): CheckThreads {
  const task = siblingModule(import.meta.url, "check-task");
  return openWorkerPool({ threads, task, data: { settings, record }, rowLimitMs });
}

/** Warms the threads up and says whether that has ended, well or not: cold threads answer as well, only more slowly. */
function startWarmUp(
  pool: CheckThreads,
  threads: number,
  { warmUpRounds: rounds = 0 }: PoolOptions,
  closing: AbortSignal,
): () => boolean {
  if (rounds === 0) return () => true;
  let ended = false;
  const signal = AbortSignal.any([closing, AbortSignal.timeout(WARM_UP_LIMIT_MS)]);
  const answer = (input: CheckInput) => pool.answer({ method: "checkToJson", input, sample: 0, traced: false });
  warmUp({ waiting: () => pool.waiting(), answer }, { threads, rounds, signal })
    .catch(() => {})
    .finally(() => {
      ended = true;
      // Before nearly all of it is compiled, checks would wait longer for slow code than for the engine.
      if (rounds >= COMPILE_ROUNDS && !closing.aborted) letHelpersGiveWay();
    });
  return () => ended;
}

/** The documented error of a text that got no answer; what is known of the reason goes along as its cause. */
function problemOf(error: unknown, limitMs: number): BelegError {
  if (error instanceof BelegError) return error;
  const cause = error instanceof ThreadFailure ? error : undefined;
  if (cause?.code === "closed") return belegError("checker_closed", {});
  if (cause?.code === "judge_timeout")
    return belegError("too_slow", { seconds: Math.round(limitMs / 1000) }, { cause });
  return belegError("internal_error", { detail: cause?.message ?? "unknown" }, { cause });
}
