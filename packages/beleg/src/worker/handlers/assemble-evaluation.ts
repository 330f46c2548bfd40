import { appendFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
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
import type { TenantStore } from "../../store/index.ts";

/**
 * Runs an evaluation over all its rows as one process would, with the answers its shards have left in the store; gives what
 * is kept of it. Every try works below `parent` in a folder of its own, for another one may still be at it.
 */
export async function assembleEvaluation(
  shards: TenantStore["evaluationShards"],
  evaluation_id: number,
  request: EvaluationRequest,
  { parent, signal }: { readonly parent: string; readonly signal: AbortSignal },
) {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, `${evaluation_id}-`));
  try {
    for (const first of await shards.firstRows(evaluation_id)) {
      const { rows = [] } = (await shards.show(evaluation_id, first)) ?? {};
      await appendFile(join(folder, request.data), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    }
    const outcome = await evaluate(
      { ...request, cwd: folder, out: folder },
      {
        openJudge: async () => recordedJudge(request.model, shards, evaluation_id),
        openRanker: async () => recordedJudge("beleg", shards, evaluation_id),
        progress: async () => ({ step: () => {}, stop: () => {} }),
        signal,
        environment: await readEnvironment(BELEG_VERSION, folder),
      },
    );
    // The queue brings it back, here or elsewhere.
    if (outcome.status === "interrupted") throw new Error("interrupted");
    return await kept(outcome, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is kept of an evaluation: everything its pages show, so that the folder can go. */
async function kept(outcome: Exclude<EvaluationOutcome, { status: "interrupted" }>, folder: string) {
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
