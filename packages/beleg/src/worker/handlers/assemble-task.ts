import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Prediction, requireContract } from "@beleg/core/contracts";
import {
  type EvaluationOutcome,
  type EvaluationRequest,
  evaluate,
  readEnvironment,
  readEvaluatedRows,
  recordedJudge,
} from "../../evaluate/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { StoredAnswer } from "../../store/index.ts";
import type { OpenTask } from "../../threads/task.ts";

/** An evaluation whose rows are in the folder that the request names. */
export type AssembleRow = { readonly request: EvaluationRequest };

/** Which answers the thread asks for: those to the rows from `from` up to `to`. */
export type AnswersQuestion = { readonly from: number; readonly to: number };

/** What is kept of an evaluation: everything its pages show, so that the folder can go. */
export interface Assembled {
  readonly summary: Pick<Kept, "summary" | "metadata"> & {
    readonly texts: { readonly md: string; readonly html: string };
    readonly predictions: readonly Prediction[];
  };
  readonly rows: readonly { readonly row_index: number; readonly judged: Readonly<Record<string, unknown>> }[];
}

type Kept = Exclude<EvaluationOutcome, { status: "interrupted" }>;

/** Measuring 100,000 rows takes half a minute of arithmetic: in the thread that holds the jobs, their heartbeats would stop. */
export const openTask: OpenTask<undefined, AssembleRow, Assembled> = (_data, ask) => {
  const answers = async (from: number, to: number): Promise<readonly StoredAnswer[]> => {
    const found = await ask({ from, to } satisfies AnswersQuestion);
    if (!Array.isArray(found)) throw new Error("the store gave no answers");
    return found;
  };
  return async ({ request }, _onNote, signal) => {
    const outcome = await evaluate(request, {
      openJudge: async () => recordedJudge(request.model, answers),
      openRanker: async () => recordedJudge("beleg", answers),
      progress: async () => ({ step: () => {}, stop: () => {} }),
      signal,
      environment: await readEnvironment(BELEG_VERSION, request.cwd),
    });
    // The queue brings it back, here or elsewhere.
    if (outcome.status === "interrupted") throw new Error("interrupted");
    return kept(outcome, request.out);
  };
};

async function kept(outcome: Kept, folder: string): Promise<Assembled> {
  const { summary, metadata, files } = outcome;
  const lines = (await readFile(join(folder, "predictions.jsonl"), "utf8")).split("\n").filter((line) => line !== "");
  const predictions = lines.map((line) => requireContract(Prediction, JSON.parse(line)));
  const texts = { md: files["summary.md"] ?? "", html: files["report.html"] ?? "" };
  const judged = (await readEvaluatedRows(folder, folder)) ?? [];
  return {
    summary: { summary, metadata, texts, predictions },
    // The texts of a row are in its shard, and an order is in its prediction.
    rows: judged.flatMap(({ index, task, claims, found }) =>
      task === "rerank" ? [] : [{ row_index: index, judged: { claims, found } }],
    ),
  };
}
