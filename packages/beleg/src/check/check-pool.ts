import { availableParallelism } from "node:os";
import { belegError, type CheckAnswer, type CheckRequest } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { isTurnWish, type TurnWish, YOUR_TURN } from "../threads/ask-for-turn.ts";
import { openWorkerPool } from "../threads/worker-pool.ts";
import type { CheckNote } from "./answer-check.ts";
import { warmUp } from "./warm-up.ts";

/** What a checking thread says in the end. */
export type CheckReply =
  // Bytes change hands between threads; an object or a text would be taken apart and put together again.
  | { readonly status: "ok"; readonly json: Uint8Array<ArrayBuffer> }
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
  /** The same answer as the bytes of JSON a caller is sent, written by the thread that made it. */
  checkToJson(request: CheckRequest): Promise<Buffer>;
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
  /** Whether the threads practise while nobody asks, as a service's should. Defaults to false: one check loads the judges. */
  readonly practise?: boolean;
  /** Waits for a turn to call the model, where processes share a limit. Defaults to none. */
  readonly turn?: (() => Promise<void>) | undefined;
};

/** Checks that may wait for each thread: at 5 ms each the last one still answers within a fifth of a second. */
const WAITING_PER_THREAD = 32;

/** Opens the threads that answer check requests by the given settings, and warms them up. */
export function openCheckPool(settings: Settings, options: CheckPoolOptions = {}): CheckPool {
  const withModel = settings.model !== "none";
  const threads = options.threads ?? Math.max(1, availableParallelism());
  const mostWaiting = options.mostWaiting ?? threads * WAITING_PER_THREAD;
  const limitMs = options.limitMs ?? (withModel ? 300_000 : 30_000);
  const pool = openWorkerPool<CheckRequest, CheckReply, CheckNote | TurnWish>({
    threads,
    // Sources run as they are in the checkout's tests; the package holds compiled files.
    module: new URL(`./answer-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
    // The threads share the calls a model may get at once.
    workerData: {
      ...settings,
      concurrency: Math.max(1, Math.floor(settings.concurrency / threads)),
      limited: options.turn !== undefined,
    },
    // A model is waited for, so a thread holds many checks; the embedded judge works on one at a time.
    depth: withModel ? 16 : 2,
    atOnce: withModel,
    rowLimitMs: limitMs,
    broken: (code, message) => ({ status: "failed", code, message, stack: "" }),
  });
  // No model is asked before a user asks.
  const closing = new AbortController();
  if (!withModel) {
    const practice = warmUp(pool, { threads, practise: options.practise ?? false, signal: closing.signal });
    // Cold threads answer as well, only later.
    practice.catch(() => {});
  }
  const isFull = () => pool.waiting() >= mostWaiting;
  async function checkToJson(
    request: CheckRequest,
    onNote?: (note: CheckNote) => void,
    { patient = false }: { readonly patient?: boolean } = {},
  ): Promise<Buffer> {
    if (!patient && isFull()) throw belegError("overloaded", { seconds: 1 });
    const reply = await pool.answer(request, heardBy(onNote, options.turn));
    if (reply.status === "ok") return Buffer.from(reply.json.buffer);
    if (reply.code === "judge_timeout") throw belegError("too_slow", { seconds: Math.round(limitMs / 1000) });
    const cause = Object.assign(new Error(reply.message), { stack: reply.stack });
    throw belegError("internal_error", { detail: reply.message }, { cause });
  }
  return {
    check: async (request, onNote, options) =>
      JSON.parse((await checkToJson(request, onNote, options)).toString()) as CheckAnswer,
    checkToJson: (request) => checkToJson(request),
    waiting: () => pool.waiting(),
    isFull,
    close: () => {
      closing.abort();
      return pool.close();
    },
  };
}

/** Whoever hears notes; a wish for a turn is answered when the turn has come, or when nobody can say any more. */
function heardBy(onNote: ((note: CheckNote) => void) | undefined, turn: CheckPoolOptions["turn"]) {
  if (turn === undefined && onNote === undefined) return undefined;
  return (note: CheckNote | TurnWish, reply: (value: unknown) => void) => {
    if (!isTurnWish(note)) onNote?.(note);
    else void (turn?.() ?? Promise.resolve()).catch(() => {}).then(() => reply(YOUR_TURN));
  };
}
