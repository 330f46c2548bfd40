import type { CheckPool } from "../check/index.ts";
import { decisionEffects } from "../decisions/index.ts";
import { enqueueCheck, enqueueEvaluation, openJobs, startWork, type Work } from "../jobs/index.ts";
import { configuredEmbedder, createReranker, storeRetriever } from "../rerank/index.ts";
import { type ReviewParts, reviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { openDecisionDesk } from "./decisions/open-desk.ts";
import { createEvaluationProgress } from "./evaluations/evaluation-progress.ts";
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
  | "desk"
  | "reviews"
  | "reviewPolicies"
  | "readiness"
> & { readonly stopJobs: Work["stop"] };

/** Opens them; unless it is told not to, this process does the queues' jobs beside any others that share the database. */
export async function openStoredParts(
  settings: Settings,
  store: Store,
  checks: CheckPool,
  {
    cwd,
    work = true,
    onProblem,
  }: { readonly cwd: string; readonly work?: boolean; readonly onProblem?: (problem: Error) => void },
): Promise<StoredParts> {
  const jobs = await openJobs(store, { worker: work, ...(onProblem && { onProblem }) });
  const progress = createRunProgress();
  const evaluationProgress = createEvaluationProgress();
  const listeners = { runs: progress, evaluations: evaluationProgress };
  const working = work ? await startWork(store, jobs, { settings, cwd, pool: checks, listeners, onProblem }) : jobs;
  const reviews: ReviewParts = { store, jobs, effects: decisionEffects };
  const { model } = settings;
  return {
    progress,
    evaluationProgress,
    reviews,
    stopJobs: (wait) => working.stop(wait),
    orderCheck: async (tenant, order) => (await enqueueCheck(store, jobs, { ...order, tenant, model })).run_id,
    orderEvaluation: (tenant, order) => enqueueEvaluation(store, jobs, { ...order, tenant }),
    rerank: await createReranker(settings, {
      retriever: storeRetriever(store, await configuredEmbedder(settings)),
      locale: settings.locale,
    }),
    desk: await openDecisionDesk(settings, cwd),
    reviewPolicies: reviewPolicies(settings),
    readiness: watchReadiness(store, jobs, settings),
  };
}
