import { type Checker, LOAD_ROUNDS, openChecker, servingLimits } from "../checker/index.ts";
import { decisionEffects, notificationSender } from "../decisions/index.ts";
import { coverageCheckHandler, reviewExpiryHandler } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import { keepProjecting, type Store } from "../store/index.ts";
import { checkHandler, type RunListener } from "./handlers/check-handler.ts";
import { type EvaluationListener, evaluationHandler } from "./handlers/evaluation-handler.ts";
import { notificationHandler } from "./handlers/notification-handler.ts";
import { retentionHandler } from "./handlers/retention-handler.ts";
import { keepRelaying } from "./keep-relaying.ts";
import { keepRetaining } from "./keep-retaining.ts";
import type { JobHandler, Jobs } from "./open-jobs.ts";
import { QUEUE_NAMES, type QueueName } from "./queues.ts";
import { sharedModel } from "./shared-model.ts";

export type WorkOptions = {
  readonly settings: Settings;
  /** Where `home` starts from. */
  readonly cwd: string;
  /** Only these kinds of jobs. Defaults to all. */
  readonly queues?: readonly QueueName[] | undefined;
  /** The checker the process already has. Defaults to one of its own. */
  readonly checker?: Checker;
  readonly listeners?: { readonly runs: RunListener; readonly evaluations: EvaluationListener };
  readonly onProblem?: ((problem: Error) => void) | undefined;
};

export type Work = {
  /** Takes no more jobs, lets those in hand finish, and gives back what is not done in time. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>;
};

/** Does the jobs of the queues in this process, sends what is announced, deletes what has outlived its time and keeps the graph up to date. */
export async function startWork(store: Store, jobs: Jobs, options: WorkOptions): Promise<Work> {
  const { settings, cwd, queues = QUEUE_NAMES, listeners, onProblem } = options;
  const { concurrency } = settings;
  const checker = await checkerFor(store, options);
  const reviews = { store, jobs, effects: decisionEffects(settings) };
  const handlers: Readonly<
    Record<QueueName, { readonly handler: JobHandler; readonly atOnce: number; readonly batch?: number }>
  > = {
    check: { handler: checkHandler(store, checker, settings, listeners?.runs), ...handsFor(settings) },
    // One at a time: an evaluation takes every core it gets.
    evaluation: { handler: evaluationHandler(store, settings, cwd, listeners?.evaluations), atOnce: 1 },
    notification: { handler: notificationHandler(store, notificationSender(settings, cwd)), atOnce: 1 },
    "review-expiry": { handler: reviewExpiryHandler(reviews), atOnce: 1 },
    "coverage-check": { handler: coverageCheckHandler(reviews), atOnce: concurrency },
    retention: { handler: retentionHandler(store), atOnce: 1 },
  };
  for (const name of queues) {
    const { handler, atOnce, batch = 1 } = handlers[name];
    await jobs.work(name, { concurrency: atOnce, batch }, handler);
  }
  const ending = new AbortController();
  const told = { signal: ending.signal, ...(onProblem && { onProblem }) };
  const projecting = keepProjecting(store, settings, told);
  const relaying = keepRelaying(store, jobs, told);
  const retaining = keepRetaining(store, jobs, settings.retention_days, told);
  return {
    async stop(wait) {
      ending.abort();
      await Promise.all([relaying, retaining]);
      await Promise.all([projecting, jobs.stop(wait)]);
      if (checker !== options.checker) await checker.close();
    },
  };
}

/**
 * The checker of runs: the embedded judges on threads, those the process has or its own; or a model, which is waited for
 * rather than worked on, and whose limit and answers all workers share.
 */
async function checkerFor(store: Store, { settings, checker }: WorkOptions): Promise<Checker> {
  if (settings.model !== "none") return openChecker({ settings, model: sharedModel(settings, store) });
  return checker ?? openChecker({ settings, threads: "all", warmUpRounds: LOAD_ROUNDS, ...servingLimits(settings) });
}

/**
 * An embedded check takes a few milliseconds: taking several at once saves most of what the queue costs, and a second
 * hand fetches while the first one finishes. A model is waited for: each check has a hand of its own.
 */
function handsFor({ model, concurrency }: Settings): { readonly atOnce: number; readonly batch: number } {
  return model === "none" ? { atOnce: 2, batch: concurrency } : { atOnce: concurrency, batch: 1 };
}
