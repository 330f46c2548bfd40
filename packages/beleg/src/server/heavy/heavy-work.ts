import type { LanguageModel } from "@beleg/core";
import { belegError, type RerankEnvelope } from "@beleg/core/contracts";
import type { ContextRetriever } from "@beleg/core/rerank";
import type { Locale } from "@beleg/core/text";
import type { Settings } from "../../settings/index.ts";
import { siblingModule } from "../../threads/sibling-module.ts";
import { ThreadFailure } from "../../threads/thread-failure.ts";
import { openWorkerPool } from "../../threads/worker-pool.ts";
import type { BodyName } from "../contracts/bodies.ts";
import type { EvaluationReader } from "../evaluations/read-evaluation.ts";
import type { ReportOrder } from "../report/write-report.ts";
import type { RerankOrder } from "../rerank/answer-rerank.ts";
import type { EvaluationCall, HeavyQuestion, HeavyRow, HeavyTaskData, LongRerank, ReadBody } from "./heavy-task.ts";

/** Work beside the thread that serves requests; it throws what the work itself would throw, and `overloaded`. */
export type HeavyWork = {
  rerank(body: unknown, locale: Locale | undefined, retriever: ContextRetriever): Promise<RerankEnvelope>;
  /** Ranks what a long body asks for; gives the bytes of the answer. */
  rerankBody(bytes: Uint8Array, order: RerankOrder, retriever: ContextRetriever): Promise<LongRerank>;
  /** Answers from the predictions of evaluations. */
  readonly evaluations: Evaluations;
  /** Parses a body, and reads it by the contract of that name; makes the digest of its request where a head for it is given. */
  readBody(bytes: Uint8Array, contract: BodyName | null, head: string | null): Promise<ReadBody>;
  writeReport(order: ReportOrder): Promise<string>;
  close(): Promise<void>;
};

type Evaluations = {
  readonly [Name in keyof EvaluationReader]: (
    ...args: Parameters<EvaluationReader[Name]>
  ) => Promise<ReturnType<EvaluationReader[Name]>>;
};

/** More than this waiting would be answered too late to be of use. */
const MAX_WAITING = 32;
const LIMIT_MS = 120_000;

/** One that is long at work leaves the other for bodies that only want to be read. */
const THREADS = 2;

/** Opens the threads; each starts with the first task it gets. */
export function openHeavyWork(settings: Settings, model: LanguageModel | undefined): HeavyWork {
  const withModel = model !== undefined;
  const pool = openWorkerPool<HeavyRow, unknown>({
    threads: THREADS,
    task: siblingModule(import.meta.url, "heavy-task"),
    data: { settings, model: model?.name } satisfies HeavyTaskData,
    depth: withModel ? 16 : 2,
    concurrent: withModel,
    rowLimitMs: LIMIT_MS,
  });
  async function answer(row: HeavyRow, retriever?: ContextRetriever): Promise<unknown> {
    if (pool.waiting() >= MAX_WAITING) throw belegError("overloaded", { seconds: 1 });
    const onAsk = async (asked: unknown) => {
      const question = asked as HeavyQuestion;
      if (question.kind === "complete") return model && (await import("./ask-model.ts")).askModel(model, question);
      return retriever?.({ ...question.request, signal: AbortSignal.timeout(settings.timeout_ms) });
    };
    return pool.answer(row, { onAsk }).catch((cause: unknown) => {
      if (!(cause instanceof ThreadFailure)) throw cause;
      if (cause.code === "judge_timeout") throw belegError("too_slow", { seconds: LIMIT_MS / 1000 });
      throw belegError("internal_error", { detail: cause.message }, { cause });
    });
  }
  function ask<Name extends keyof EvaluationReader>(name: Name): Evaluations[Name] {
    const asked = (...args: unknown[]) => answer({ kind: "evaluation", call: { name, args } as EvaluationCall });
    return asked as Evaluations[Name];
  }
  return {
    rerank: (body, locale, retriever) => answer({ kind: "rerank", body, locale }, retriever) as Promise<RerankEnvelope>,
    rerankBody: (bytes, order, retriever) =>
      answer({ kind: "rerank-body", bytes, order }, retriever) as Promise<LongRerank>,
    evaluations: { overview: ask("overview"), rows: ask("rows"), row: ask("row"), compare: ask("compare") },
    readBody: (bytes, contract, head) => answer({ kind: "body", bytes, contract, head }) as Promise<ReadBody>,
    writeReport: (order) => answer({ kind: "report", order }) as Promise<string>,
    close: () => pool.close(),
  };
}
