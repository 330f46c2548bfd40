import type { Locale } from "@beleg/core/locales";
import type { Checker } from "../checker/index.ts";
import { decisionEffects } from "../decisions/index.ts";
import { enqueueCheck, enqueueEvaluation, openJobs, startWork, type Work } from "../jobs/index.ts";
import { modelTurn } from "../jobs/shared-turn.ts";
import { createLanguageModel } from "../language-model/index.ts";
import { configuredEmbedder, createReranker, storeRetriever } from "../rerank/index.ts";
import { type ReviewParts, reviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { openDecisionDesk } from "./decisions/open-desk.ts";
import { createEvaluationProgress } from "./evaluations/evaluation-progress.ts";
import { heavyReranker } from "./heavy/heavy-reranker.ts";
import { openHeavyWork } from "./heavy/heavy-work.ts";
import { watchReadiness } from "./readiness.ts";
import { createRunProgress } from "./runs/run-progress.ts";
import type { ServerParts } from "./server-parts.ts";

/** The parts of a service that rest on its store: queues at work, reranker, reviews. */
export type StoredParts = Pick<
  ServerParts,
  | "orderCheck"
  | "orderEvaluation"
  | "progress"
  | "evaluationProgress"
  | "rerank"
  | "compare"
  | "desk"
  | "reviews"
  | "reviewPolicies"
  | "readiness"
> & { readonly stopJobs: Work["stop"] };

/** Opens them; unless it is told not to, this process does the queues' jobs beside any others that share the database. */
export async function openStoredParts(
  settings: Settings,
  store: Store,
  checker: Checker,
  {
    cwd,
    work = true,
    onProblem,
    explanationLocale,
  }: {
    readonly cwd: string;
    readonly work?: boolean;
    readonly onProblem?: (problem: Error) => void;
    readonly explanationLocale?: Locale | undefined;
  },
): Promise<StoredParts> {
  const jobs = await openJobs(store, { worker: work, ...(onProblem && { onProblem }) });
  const progress = createRunProgress();
  const evaluationProgress = createEvaluationProgress();
  const listeners = { runs: progress, evaluations: evaluationProgress };
  const working = work ? await startWork(store, jobs, { settings, cwd, checker, listeners, onProblem }) : jobs;
  const reviews: ReviewParts = { store, jobs, effects: decisionEffects(settings) };
  const { model } = settings;
  const turn = modelTurn(store, settings);
  const limited = turn && createLanguageModel(settings, { turn });
  const heavy = openHeavyWork(settings, turn);
  const retriever = storeRetriever(store, await configuredEmbedder(settings));
  const light = await createReranker(settings, {
    retriever,
    locale: settings.locale,
    ...(limited && { model: limited }),
  });
  return {
    progress,
    evaluationProgress,
    reviews,
    async stopJobs(wait) {
      await working.stop(wait);
      await heavy.close();
    },
    orderCheck: async (tenant, order) => (await enqueueCheck(store, jobs, { ...order, tenant, model })).run_id,
    orderEvaluation: (tenant, order) => enqueueEvaluation(store, jobs, { ...order, tenant }),
    rerank: heavyReranker(light, heavy, { retriever, model }),
    compare: (pair, options) => heavy.compare(pair, options),
    desk: await openDecisionDesk(settings, cwd, { model: limited, explanationLocale }),
    reviewPolicies: reviewPolicies(settings),
    readiness: watchReadiness(store, jobs, settings),
  };
}
