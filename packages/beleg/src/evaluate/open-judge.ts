import { availableParallelism } from "node:os";
import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import type { LanguageModel } from "@beleg/core/ports";
import type { Settings } from "../settings/index.ts";
import { openWorkerPool } from "../threads/worker-pool.ts";
import type { EvaluationRequest } from "./evaluation-request.ts";
import { brokenAnswer, type Judge } from "./judge.ts";
import { openModelTextJudge, type TextJudgeSettings } from "./text-judge.ts";

/** The judge a request asks for: a configured model, else the embedded judge. */
export async function openJudge(
  request: EvaluationRequest,
  settings: Settings,
  /** Defaults to a model of this process alone. */
  openModel?: () => LanguageModel,
): Promise<Judge> {
  const { task, concurrency, locale } = request;
  if (task === "rerank") throw new Error("a ranking is not judged");
  const text = { task, locale, lang: settings.lang, promptVersion: settings.readability_prompt_version };
  if (settings.model === "none") return openEmbeddedJudge(text, concurrency);
  const { createLanguageModel } = await import("../language-model/index.ts");
  const answer = openModelTextJudge(text, openModel?.() ?? createLanguageModel(settings));
  return {
    name: settings.model,
    capacity: concurrency,
    answer: (row, context) =>
      answer(row, context).catch((error: unknown) => brokenAnswer("judge_error", String(error))),
    close: async () => {},
  };
}

/** The embedded judge on every core: one thread each, never more than rows are asked for at once. */
function openEmbeddedJudge(settings: TextJudgeSettings, concurrency: number): Judge {
  // Sources run as they are in the checkout's tests; the package holds compiled files.
  const ending = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const pool = openWorkerPool<DatasetRow, AgentResult>({
    threads: Math.max(1, Math.min(availableParallelism(), concurrency)),
    module: new URL(`./judge-worker.${ending}`, import.meta.url),
    workerData: settings,
    broken: brokenAnswer,
  });
  return { name: "embedded", capacity: pool.capacity, answer: (row) => pool.answer(row), close: () => pool.close() };
}
