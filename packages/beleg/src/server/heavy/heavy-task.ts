import { compareRuns, type RunPair } from "@beleg/core/evaluation";
import type { ContextRetriever } from "@beleg/core/rerank";
import type { Locale } from "@beleg/core/text";
import type { Reranker } from "../../rerank/index.ts";
import type { Settings } from "../../settings/index.ts";
import { permitBy } from "../../threads/permit.ts";
import type { Ask, OpenTask } from "../../threads/task.ts";

/** Something the thread can be asked to do. */
export type HeavyRow =
  | { readonly kind: "rerank"; readonly body: unknown; readonly locale: Locale | undefined }
  | { readonly kind: "compare"; readonly pair: RunPair; readonly options: Parameters<typeof compareRuns>[1] };

/** What the thread is opened with. */
export type HeavyTaskData = {
  readonly settings: Settings;
  /** Whether the model is called with a permit only. */
  readonly limited: boolean;
};

/** What would hold up the thread that serves requests. */
export const openTask: OpenTask<HeavyTaskData, HeavyRow, unknown> = (data, ask) => {
  // Made once, so that the limits of its model hold.
  let reranker: Promise<Reranker> | undefined;
  return async (row) => {
    if (row.kind === "compare") return compareRuns(row.pair, row.options);
    reranker ??= openReranker(data, ask);
    return (await reranker)(row.body, undefined, row.locale);
  };
};

/** A reranker whose collection is with the thread that serves. */
async function openReranker({ settings, limited }: HeavyTaskData, ask: Ask): Promise<Reranker> {
  const { createReranker } = await import("../../rerank/create-reranker.ts");
  const retriever: ContextRetriever = async ({ signal: _signal, ...request }) => {
    const found = await ask(request);
    if (!Array.isArray(found)) throw new Error("no retrieval");
    return found;
  };
  const parts = { retriever, locale: settings.locale };
  if (!limited) return createReranker(settings, parts);
  const { createLanguageModel } = await import("../../language-model/index.ts");
  return createReranker(settings, { ...parts, model: createLanguageModel(settings, { permit: permitBy(ask) }) });
}
