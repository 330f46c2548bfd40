import { resolve } from "node:path";
import { BelegError, errorMessage } from "@beleg/core/contracts";
import {
  type EvaluationJob,
  type EvaluationRequest,
  evaluationHeadline,
  judgeShard,
  openJudge,
  openRanker,
} from "../../evaluate/index.ts";
import type { ConfiguredModel } from "../../language-model/index.ts";
import { GivenUp, type JobHandler } from "../../queue/index.ts";
import { givenLocale, type Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import { assembleEvaluation } from "./assemble-evaluation.ts";
import { keepJudge } from "./keep-judge.ts";

type Config = Omit<EvaluationJob, "tenant" | "name" | "rows">;

/** An error counts from this try on; before it, whatever was away may be there again. */
const LAST_TRY = 3;

/** What evaluations are done with. */
type Parts = {
  readonly settings: Settings;
  /** Where `home` starts from. */
  readonly cwd: string;
  /** The model of the process; undefined for the embedded judges. */
  readonly model: ConfiguredModel | undefined;
};

/** Judges a shard of an evaluation, going on where a try before it stopped; whoever ends the last one sums all of them up. */
export function evaluationHandler(store: Store, { settings, cwd, model }: Parts): JobHandler {
  const openModel = model && (() => model);
  const judgeOf = keepJudge((request) => openJudge(request, settings, openModel));
  return async ({ payload, attempt, signal }) => {
    const tenant = String(payload.tenant);
    const id = Number(payload.evaluation_id);
    // Jobs from before there were shards name none: their evaluation has one.
    const first_row = Number(payload.first_row ?? 0);
    const { evaluations, evaluationRows, evaluationShards: shards } = store.tenant(tenant);
    const [row, shard] = [await evaluations.show(id), await shards.show(id, first_row)];
    if (row?.status !== "running" || shard === undefined) return;
    try {
      const config = row.config as unknown as Config;
      const request = requestOf(config, settings);
      if (shard.finished_at === null) {
        const judged = await judgeShard(shard, request, {
          store,
          owner: { tenant, evaluation_id: id },
          openJudge: () => judgeOf(request),
          openRanker: () => openRanker("beleg", settings, openModel),
          signal,
        });
        // The queue brings it back, here or elsewhere.
        if (judged === "interrupted") throw new Error("interrupted");
      }
      const last = await store.transaction((tx) => tx.tenant(tenant).evaluationShards.finish(id, first_row), {
        idempotent: true,
      });
      if (!last) return;
      const parent = resolve(cwd, settings.home, "evaluations", "jobs");
      const { summary, rows } = await assembleEvaluation(shards, id, request, { parent, signal });
      const headline = evaluationHeadline(config.task, summary.metadata.dataset.rows, summary.summary);
      await end({ status: "success", summary, headline }, rows);
    } catch (error) {
      // A dataset that cannot be used stays so; anything else, as a store that is away, is tried again until the tries are used up.
      const unusable = error instanceof BelegError && !error.code.startsWith("store_");
      if (!unusable && attempt < LAST_TRY) throw error;
      const failure = unusable
        ? { code: error.code, message: errorMessage(error, givenLocale(settings) ?? "en") }
        : { code: "internal_error" };
      await end({ status: "failed", error: failure });
      if (!unusable) throw new GivenUp(error);
    }

    function end(
      outcome: Parameters<typeof evaluations.finish>[1],
      judged: Parameters<typeof evaluationRows.save>[1] = [],
    ): Promise<void> {
      return store.transaction(async (tx) => {
        const mine = tx.tenant(tenant);
        if (await mine.evaluations.finish(id, outcome)) await mine.evaluationRows.save(id, judged);
        await mine.evaluationShards.forgetAnswers(id);
      });
    }
  };
}

/** What was asked for; where it is written is up to whoever assembles it. */
function requestOf({ task, ...config }: Config, settings: Settings): EvaluationRequest {
  return {
    task,
    data: "data.jsonl",
    cwd: "",
    preset: "beleg",
    out: "",
    policy: { name: config.policy, threshold: config.threshold, severity_min: config.severity_min },
    tuneFor: "balanced_accuracy",
    repeat: config.repeat,
    seed: config.seed,
    resamples: config.resamples,
    concurrency: settings.concurrency,
    locale: givenLocale(settings) ?? "en",
    retryFailed: false,
    fresh: false,
    judgeConfig: {
      lang: settings.lang,
      locale: settings.locale,
      ...(settings.criteria.length === 0 ? {} : { criteria: JSON.stringify(settings.criteria) }),
    },
    model: settings.model,
    price: settings.prices[settings.model] ?? null,
  };
}
