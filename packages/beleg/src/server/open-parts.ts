import type { CheckPool } from "../check/index.ts";
import { decisionEffects } from "../decisions/index.ts";
import { type Jobs, openJobs } from "../jobs/index.ts";
import { configuredEmbedder, createReranker, storeRetriever } from "../rerank/index.ts";
import { coverageCheckHandler, type ReviewParts, reviewExpiryHandler, reviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { openDecisionDesk } from "./decisions/open-desk.ts";
import { evaluationJob, orderEvaluation } from "./evaluations/background-evaluations.ts";
import { createEvaluationProgress } from "./evaluations/evaluation-progress.ts";
import { watchReadiness } from "./readiness.ts";
import { checkJob, orderCheck } from "./runs/background-checks.ts";
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
> & { readonly jobs: Jobs };

/** Opens them; the queues' jobs are done in this process, beside any others that share the database. */
export async function openStoredParts(
  settings: Settings,
  store: Store,
  checks: CheckPool,
  cwd: string,
  onProblem?: (problem: Error) => void,
): Promise<StoredParts> {
  const jobs = await openJobs(store, { worker: true, ...(onProblem && { onProblem }) });
  const progress = createRunProgress();
  const evaluationProgress = createEvaluationProgress();
  const reviews: ReviewParts = { store, jobs, effects: decisionEffects };
  const { concurrency } = settings;
  await jobs.work("check", { concurrency }, checkJob(store, checks, progress));
  // One at a time: an evaluation takes every core it gets.
  await jobs.work("evaluation", { concurrency: 1 }, evaluationJob(store, settings, cwd, evaluationProgress));
  await jobs.work("review-expiry", { concurrency: 1 }, reviewExpiryHandler(reviews));
  await jobs.work("coverage-check", { concurrency }, coverageCheckHandler(reviews));
  return {
    jobs,
    progress,
    evaluationProgress,
    reviews,
    orderCheck: orderCheck(store, jobs, settings),
    orderEvaluation: orderEvaluation(store, jobs),
    rerank: await createReranker(settings, {
      retriever: storeRetriever(store, await configuredEmbedder(settings)),
      locale: settings.locale,
    }),
    desk: await openDecisionDesk(settings, cwd),
    reviewPolicies: reviewPolicies(settings),
    readiness: watchReadiness(store, jobs, settings),
  };
}
