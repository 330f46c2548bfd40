import type { LanguageModel } from "@beleg/core";
import { bm25Scores } from "@beleg/core/evaluation";
import type { Settings } from "../settings/index.ts";
import { answerInOrder } from "./answer-in-order.ts";
import type { Ranker } from "./judge.ts";

/** Rankers that can be evaluated: the product's own, the yardstick it has to beat, and the order of the file. */
export const RANKERS = ["beleg", "bm25", "given"] as const;
export type RankerName = (typeof RANKERS)[number];

/** The ranker of that name; only `beleg` asks the configured model. */
export async function openRanker(
  name: RankerName,
  settings: Settings,
  /** Defaults to a model of this process alone. */
  openModel?: () => LanguageModel,
): Promise<Ranker> {
  const close = async () => {};
  if (name === "given")
    return {
      name,
      capacity: 1,
      close,
      answer: async (row) =>
        answerInOrder(
          row.candidates.map(({ id }) => id),
          row,
        ),
    };
  if (name === "bm25")
    return { name, capacity: 1, close, answer: async (row) => ({ status: "ok", scores: bm25Scores(row) }) };
  const { rankByRerank } = await import("./rank-by-rerank.ts");
  if (settings.model === "none")
    return { name, capacity: 1, close, answer: (row, context) => rankByRerank(row, context, undefined) };
  const { createLanguageModel } = await import("../language-model/index.ts");
  const model = openModel?.() ?? createLanguageModel(settings);
  return { name, capacity: settings.concurrency, close, answer: (row, context) => rankByRerank(row, context, model) };
}
