import { availableParallelism } from "node:os";
import { belegError, type CheckAnswer, CheckRequest } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { openWorkerPool } from "../threads/worker-pool.ts";
import type { CheckNote } from "./answer-check.ts";

/** What a checking thread says in the end. */
export type CheckReply =
  // Text passes between threads in one piece; an object would be taken apart and put together again.
  | { readonly status: "ok"; readonly json: string }
  | { readonly status: "failed"; readonly code: string; readonly message: string; readonly stack: string };

/** Answers check requests beside the event loop. */
export type CheckPool = {
  /** Throws `overloaded` when too much waits and `too_slow` for an input that takes too long. */
  check(
    request: CheckRequest,
    onNote?: (note: CheckNote) => void,
    /** `patient`: waits however many are before it, as work that comes from a queue may. */
    options?: { readonly patient?: boolean },
  ): Promise<CheckAnswer>;
  /** The same answer as the JSON a caller is sent, written by the thread that made it. */
  checkToJson(request: CheckRequest): Promise<string>;
  waiting(): number;
  /** Whether the next check would be refused. */
  isFull(): boolean;
  close(): Promise<void>;
};

export type CheckPoolOptions = {
  /** Defaults to one thread for each core. */
  readonly threads?: number;
  /** Most checks that may wait or be at work; more are refused, so that those accepted stay quick. */
  readonly mostWaiting?: number;
  /** Longest time for one check. Defaults to 30 s, with a model to 5 min. */
  readonly limitMs?: number;
};

/** Checks that may wait for each thread: at 5 ms each the last one still answers within a fifth of a second. */
const WAITING_PER_THREAD = 32;

const WARM_UP = {
  article_text: "The town opened its bridge on 3 May 2019. It cost 20 million euros, and the state paid half of that.",
  summary_text: "The bridge of the town was opened in 2019. It cost 30 million euros.",
};

/** Opens the threads that answer check requests by the given settings, and warms them up. */
export function openCheckPool(settings: Settings, options: CheckPoolOptions = {}): CheckPool {
  const withModel = settings.model !== "none";
  const threads = options.threads ?? Math.max(1, availableParallelism());
  const mostWaiting = options.mostWaiting ?? threads * WAITING_PER_THREAD;
  const limitMs = options.limitMs ?? (withModel ? 300_000 : 30_000);
  const pool = openWorkerPool<CheckRequest, CheckReply, CheckNote>({
    threads,
    // Sources run as they are in the checkout's tests; the package holds compiled files.
    module: new URL(`./answer-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
    // The threads share the calls a model may get at once.
    workerData: { ...settings, concurrency: Math.max(1, Math.floor(settings.concurrency / threads)) },
    // A model is waited for, so a thread holds many checks; the embedded judge works on one at a time.
    depth: withModel ? 16 : 2,
    rowLimitMs: limitMs,
    broken: (code, message) => ({ status: "failed", code, message, stack: "" }),
  });
  // The first check loads the judges and their tables: nobody should wait for that, and no model should be asked.
  if (!withModel) {
    const first = CheckRequest.parse(WARM_UP);
    for (let thread = 0; thread < threads; thread += 1) void pool.answer(first);
  }
  const isFull = () => pool.waiting() >= mostWaiting;
  async function checkToJson(
    request: CheckRequest,
    onNote?: (note: CheckNote) => void,
    { patient = false }: { readonly patient?: boolean } = {},
  ): Promise<string> {
    if (!patient && isFull()) throw belegError("overloaded", { seconds: 1 });
    const reply = await pool.answer(request, onNote);
    if (reply.status === "ok") return reply.json;
    if (reply.code === "judge_timeout") throw belegError("too_slow", { seconds: Math.round(limitMs / 1000) });
    const cause = Object.assign(new Error(reply.message), { stack: reply.stack });
    throw belegError("internal_error", { detail: reply.message }, { cause });
  }
  return {
    check: async (request, onNote, options) => JSON.parse(await checkToJson(request, onNote, options)) as CheckAnswer,
    checkToJson: (request) => checkToJson(request),
    waiting: () => pool.waiting(),
    isFull,
    close: () => pool.close(),
  };
}
