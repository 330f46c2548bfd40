import { compareRuns, type RunPair } from "@beleg/core/evaluation";
import type { ContextRetriever, RetrievalRequest } from "@beleg/core/rerank";
import type { Locale } from "@beleg/core/text";
import type { Reranker } from "../../rerank/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Ask, OpenTask } from "../../threads/task.ts";
import { type ModelQuestion, modelByAsking } from "./model-by-asking.ts";

/** Something the thread can be asked to do. */
export type HeavyRow =
  | { readonly kind: "rerank"; readonly body: unknown; readonly locale: Locale | undefined }
  | { readonly kind: "compare"; readonly pair: RunPair; readonly options: Parameters<typeof compareRuns>[1] };

/** What the thread asks whoever serves: both are with that thread. */
export type HeavyQuestion =
  | { readonly kind: "retrieve"; readonly request: Omit<RetrievalRequest, "signal"> }
  | ModelQuestion;

/** What the thread is opened with. */
export type HeavyTaskData = {
  readonly settings: Settings;
  /** The name of the model of the process; undefined where there is none. */
  readonly model: string | undefined;
};

/** What would hold up the thread that serves requests. */
export const openTask: OpenTask<HeavyTaskData, HeavyRow, unknown> = (data, ask) => {
  let reranker: Promise<Reranker> | undefined;
  return async (row) => {
    if (row.kind === "compare") return compareRuns(row.pair, row.options);
    reranker ??= openReranker(data, ask);
    return (await reranker)(row.body, undefined, row.locale);
  };
};

/** A reranker whose collection and model are with the thread that serves. */
async function openReranker({ settings, model: name }: HeavyTaskData, ask: Ask): Promise<Reranker> {
  const { createReranker } = await import("../../rerank/create-reranker.ts");
  const retriever: ContextRetriever = async ({ signal: _signal, ...request }) => {
    const found = await ask({ kind: "retrieve", request } satisfies HeavyQuestion);
    if (!Array.isArray(found)) throw new Error("no retrieval");
    return found;
  };
  const model = name === undefined ? undefined : modelByAsking(name, ask);
  return createReranker(settings, { retriever, locale: settings.locale, ...(model && { model }) });
}
