import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Prediction, requireContract } from "@beleg/core/contracts";
import { BelegError } from "@beleg/core/contracts/errors";
import { BELEG_VERSION } from "../../cli/version.ts";
import { evaluate, openJudge, openRanker, readSurroundings } from "../../evaluate/index.ts";
import type { JobHandler, Jobs } from "../../jobs/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import type { NewEvaluation } from "../contracts/evaluation.ts";
import { evaluationHeadline } from "./evaluation-headline.ts";
import type { EvaluationProgress } from "./evaluation-progress.ts";

/** Keeps the rows with the evaluation and has it done in the background; gives its id. */
export function orderEvaluation(store: Store, jobs: Jobs) {
  return (tenant: string, order: NewEvaluation): Promise<number> =>
    store.transaction(async (tx) => {
      const { name, ...config } = order;
      const headline = evaluationHeadline(order.task, order.rows.length, null);
      const evaluation_id = await tx.tenant(tenant).evaluations.create({ name, config, headline });
      await jobs.send("evaluation", { tenant, evaluation_id }, { tx, key: `evaluation-${evaluation_id}` });
      return evaluation_id;
    });
}

/** Does an evaluation in a folder of its own, named by number; one that is broken off goes on where it stopped. */
export function evaluationJob(store: Store, settings: Settings, cwd: string, progress: EvaluationProgress): JobHandler {
  return async ({ payload, signal }) => {
    const id = Number(payload.evaluation_id);
    const { evaluations } = store.tenant(String(payload.tenant));
    const row = await evaluations.show(id);
    if (row === undefined || row.status !== "running") return;
    const folder = resolve(cwd, settings.home, "evaluations", "service", String(id));
    await mkdir(folder, { recursive: true });
    try {
      const { rows, task, ...config } = row.config as Omit<NewEvaluation, "name">;
      await writeFile(join(folder, "data.jsonl"), rows.map((one) => `${JSON.stringify(one)}\n`).join(""));
      const request = {
        task,
        data: "data.jsonl",
        cwd: folder,
        preset: "beleg" as const,
        out: folder,
        policy: { name: config.policy, threshold: config.threshold, severity_min: config.severity_min },
        tuneFor: "balanced_accuracy" as const,
        repeat: config.repeat,
        seed: config.seed,
        resamples: config.resamples,
        concurrency: settings.concurrency,
        locale: settings.locale,
        retryFailed: false,
        fresh: false,
        judgeConfig: { lang: settings.lang, locale: settings.locale },
        model: settings.model,
      };
      const outcome = await evaluate(request, {
        openJudge: () => openJudge(request, settings),
        openRanker: () => openRanker("beleg", settings),
        progress: async (_label, total) => countSteps(progress, id, total),
        signal,
        surroundings: await readSurroundings(BELEG_VERSION, folder),
      });
      // The queue brings it back, here or elsewhere.
      if (outcome.status === "interrupted") throw new Error("interrupted");
      const { summary, metadata, files } = outcome;
      const predictions = await readPredictions(join(folder, "predictions.jsonl"));
      const texts = { md: files["summary.md"] ?? "", html: files["report.html"] ?? "" };
      const headline = evaluationHeadline(task, rows.length, summary);
      await evaluations.finish(id, { status: "success", summary: { summary, metadata, texts, predictions }, headline });
    } catch (error) {
      // A dataset that cannot be used stays so; anything else is tried again.
      if (!(error instanceof BelegError)) throw error;
      await evaluations.finish(id, {
        status: "failed",
        error: { code: error.code, message: error.text(settings.locale) },
      });
    }
    progress.forget(id);
    await rm(folder, { recursive: true, force: true });
  };
}

function countSteps(progress: EvaluationProgress, id: number, total: number) {
  let done = 0;
  progress.set(id, { done, total });
  return {
    step: () => {
      done += 1;
      progress.set(id, { done, total });
    },
    stop: () => {},
  };
}

async function readPredictions(file: string): Promise<Prediction[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => requireContract(Prediction, JSON.parse(line)));
}
