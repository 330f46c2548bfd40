import type { Comparison, RerankEnvelope } from "@beleg/core/contracts";
import { BelegError, belegError, type ErrorData } from "@beleg/core/contracts/errors";
import type { compareRuns, RunPair } from "@beleg/core/evaluation";
import type { Locale } from "@beleg/core/locales";
import type { ContextRetriever, RetrievalRequest } from "@beleg/core/rerank";
import type { Settings } from "../settings/index.ts";
import { isTurnWish, type TurnWish, YOUR_TURN } from "./ask-for-turn.ts";
import { openWorkerPool } from "./worker-pool.ts";

/** Something the thread can be asked to do. */
export type HeavyTask =
  | { readonly kind: "rerank"; readonly body: unknown; readonly locale: Locale | undefined }
  | { readonly kind: "compare"; readonly pair: RunPair; readonly options: Parameters<typeof compareRuns>[1] };
/** What the thread says in the end. */
export type HeavyReply =
  | { readonly status: "ok"; readonly value: unknown }
  | { readonly status: "refused"; readonly error: ErrorData; readonly errors: readonly ErrorData[] }
  | { readonly status: "failed"; readonly code: string; readonly stack: string };
/** What the thread asks for on the way: documents of the store, or a turn with the model. */
export type HeavyNote = Omit<RetrievalRequest, "signal"> | TurnWish;

/** Work beside the thread that serves requests; it throws what the work itself would throw, and `overloaded`. */
export type HeavyWork = {
  rerank(body: unknown, locale: Locale | undefined, retriever: ContextRetriever): Promise<RerankEnvelope>;
  compare(pair: RunPair, options: Parameters<typeof compareRuns>[1]): Promise<Comparison>;
  close(): Promise<void>;
};

/** More than this waiting would be answered too late to be of use. */
const MOST_WAITING = 32;
const LIMIT_MS = 120_000;

/** Opens the thread; it starts with the first task. */
export function openHeavyWork(settings: Settings, turn?: () => Promise<void>): HeavyWork {
  const withModel = settings.model !== "none";
  const pool = openWorkerPool<HeavyTask, HeavyReply, HeavyNote>({
    threads: 1,
    // Sources run as they are in the checkout's tests; the package holds compiled files.
    module: new URL(`./heavy-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
    workerData: { ...settings, limited: withModel && turn !== undefined },
    depth: withModel ? 16 : 2,
    atOnce: withModel,
    rowLimitMs: LIMIT_MS,
    broken: (code) => ({ status: "failed", code, stack: "" }),
  });
  async function ask(task: HeavyTask, retriever?: ContextRetriever): Promise<unknown> {
    if (pool.waiting() >= MOST_WAITING) throw belegError("overloaded", { seconds: 1 });
    const answer = await pool.answer(task, (note, reply) => {
      if (isTurnWish(note)) {
        void (turn?.() ?? Promise.resolve()).catch(() => {}).then(() => reply(YOUR_TURN));
        return;
      }
      const found = retriever?.({ ...note, signal: AbortSignal.timeout(settings.timeout_ms) });
      void Promise.resolve(found ?? null)
        .catch(() => null)
        .then(reply);
    });
    if (answer.status === "ok") return answer.value;
    if (answer.status === "refused") throw new BelegError(answer.error, { errors: answer.errors });
    if (answer.code === "judge_timeout") throw belegError("too_slow", { seconds: LIMIT_MS / 1000 });
    const cause = Object.assign(new Error(answer.code), { stack: answer.stack });
    throw belegError("internal_error", { detail: answer.code }, { cause });
  }
  return {
    rerank: (body, locale, retriever) => ask({ kind: "rerank", body, locale }, retriever) as Promise<RerankEnvelope>,
    compare: (pair, options) => ask({ kind: "compare", pair, options }) as Promise<Comparison>,
    close: () => pool.close(),
  };
}
