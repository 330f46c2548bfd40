import { appendFile, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Prediction, requireContract } from "@beleg/core/contracts";
import {
  type EvaluationOutcome,
  type EvaluationRequest,
  evaluate,
  readEnvironment,
  recordedJudge,
} from "../../evaluate/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { TenantStore } from "../../store/index.ts";

/**
 * Runs an evaluation over all its rows as one process would, with the answers its shards have left in the store; gives what
 * is kept of it.
 */
export async function assembleEvaluation(
  shards: TenantStore["evaluationShards"],
  evaluation_id: number,
  request: EvaluationRequest,
  signal: AbortSignal,
) {
  const { out: folder, model } = request;
  // What a try before this one left is worth nothing: every answer is in the store.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const first of await shards.firstRows(evaluation_id)) {
    const { rows = [] } = (await shards.show(evaluation_id, first)) ?? {};
    await appendFile(join(folder, request.data), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
  const environment = await readEnvironment(BELEG_VERSION, folder);
  const outcome = await evaluate(request, {
    openJudge: async () => recordedJudge(model, shards, evaluation_id),
    openRanker: async () => recordedJudge("beleg", shards, evaluation_id),
    progress: async () => ({ step: () => {}, stop: () => {} }),
    signal,
    environment,
  });
  // The queue brings it back, here or elsewhere.
  if (outcome.status === "interrupted") throw new Error("interrupted");
  const summary = await kept(outcome, folder);
  await rm(folder, { recursive: true, force: true });
  return summary;
}

/** What is kept of an evaluation: everything its pages show, so that the folder can go. */
async function kept(outcome: Exclude<EvaluationOutcome, { status: "interrupted" }>, folder: string) {
  const { summary, metadata, files } = outcome;
  const lines = (await readFile(join(folder, "predictions.jsonl"), "utf8")).split("\n").filter((line) => line !== "");
  const predictions = lines.map((line) => requireContract(Prediction, JSON.parse(line)));
  const texts = { md: files["summary.md"] ?? "", html: files["report.html"] ?? "" };
  return { summary, metadata, texts, predictions };
}
