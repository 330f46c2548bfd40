import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BelegError, Prediction, requireContract } from "@beleg/core/contracts";
import {
  type EvaluationJob,
  type EvaluationOutcome,
  evaluate,
  evaluationHeadline,
  openJudge,
  openRanker,
  readEnvironment,
} from "../../evaluate/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { ConfiguredModel } from "../../language-model/index.ts";
import { type JobHandler, QUEUES } from "../../queue/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";

type Config = Omit<EvaluationJob, "tenant" | "name">;
type OnStep = (done: number, total: number) => void;

/** What evaluations are done with. */
type Parts = {
  readonly settings: Settings;
  /** Where `home` starts from. */
  readonly cwd: string;
  /** The model of the process; undefined for the embedded judges. */
  readonly model: ConfiguredModel | undefined;
};

/** Hears how far the evaluations of this process are. */
export type EvaluationListener = {
  set(evaluation_id: number, step: { readonly done: number; readonly total: number }): void;
  /** This try is over, however it went. */
  forget(evaluation_id: number): void;
};

/** Does an evaluation in a folder of its own, named by number; one that is broken off goes on where it stopped. */
export function evaluationHandler(
  store: Store,
  { settings, cwd, model }: Parts,
  listener?: EvaluationListener,
): JobHandler {
  return async ({ payload, attempt, signal }) => {
    const id = Number(payload.evaluation_id);
    const { evaluations } = store.tenant(String(payload.tenant));
    const row = await evaluations.show(id);
    if (row === undefined || row.status !== "running") return;
    const folder = resolve(cwd, settings.home, "evaluations", "jobs", String(id));
    try {
      const config = row.config as unknown as Config;
      const onStep: OnStep = (done, total) => listener?.set(id, { done, total });
      const outcome = await run(config, { folder, settings, model, signal, onStep });
      // The queue brings it back, here or elsewhere.
      if (outcome.status === "interrupted") throw new Error("interrupted");
      const headline = evaluationHeadline(config.task, config.rows.length, outcome.summary);
      await evaluations.finish(id, { status: "success", summary: await kept(outcome, folder), headline });
    } catch (error) {
      // A dataset that cannot be used stays so; anything else is tried again until the tries are used up.
      const unusable = error instanceof BelegError;
      if (!unusable && attempt < QUEUES.evaluation.retryLimit) throw error;
      const failure = unusable
        ? { code: error.code, message: error.text(settings.locale) }
        : { code: "internal_error" };
      await evaluations.finish(id, { status: "failed", error: failure });
      await rm(folder, { recursive: true, force: true });
      if (!unusable) throw error;
    } finally {
      listener?.forget(id);
    }
    await rm(folder, { recursive: true, force: true });
  };
}

async function run(
  { rows, task, ...config }: Config,
  {
    folder,
    settings,
    model,
    signal,
    onStep,
  }: {
    readonly folder: string;
    readonly settings: Settings;
    readonly model: ConfiguredModel | undefined;
    readonly signal: AbortSignal;
    readonly onStep: OnStep;
  },
): Promise<EvaluationOutcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
  const openModel = model && (() => model);
  return evaluate(request, {
    openJudge: () => openJudge(request, settings, openModel),
    openRanker: () => openRanker("beleg", settings, openModel),
    progress: async (_label, total) => countSteps(total, onStep),
    signal,
    environment: await readEnvironment(BELEG_VERSION, folder),
  });
}

function countSteps(total: number, onStep: OnStep) {
  let done = 0;
  onStep(done, total);
  return {
    step: () => {
      done += 1;
      onStep(done, total);
    },
    stop: () => {},
  };
}

/** What is kept of an evaluation: everything its pages show, so that the folder can go. */
async function kept(outcome: Exclude<EvaluationOutcome, { status: "interrupted" }>, folder: string) {
  const { summary, metadata, files } = outcome;
  const lines = (await readFile(join(folder, "predictions.jsonl"), "utf8")).split("\n").filter((line) => line !== "");
  const predictions = lines.map((line) => requireContract(Prediction, JSON.parse(line)));
  const texts = { md: files["summary.md"] ?? "", html: files["report.html"] ?? "" };
  return { summary, metadata, texts, predictions };
}
