import { type Checker, LOAD_ROUNDS, openServingChecker } from "../checker/index.ts";
import { decisionEffects, notificationSender } from "../decisions/index.ts";
import { eventRecorder } from "../events/index.ts";
import { type ConfiguredModel, sharedModel } from "../language-model/index.ts";
import { type JobHandler, type JobQueue, observeDepth, QUEUE_NAMES, type QueueName } from "../queue/index.ts";
import type { Settings } from "../settings/index.ts";
import { runGraphProjection, type Store } from "../store/index.ts";
import { enforceRetention } from "./enforce-retention.ts";
import { failLostWork } from "./fail-lost-work.ts";
import { checkHandler } from "./handlers/check-handler.ts";
import { coverageCheckHandler } from "./handlers/coverage-check-handler.ts";
import { evaluationHandler } from "./handlers/evaluation-handler.ts";
import { notificationHandler } from "./handlers/notification-handler.ts";
import { retentionHandler } from "./handlers/retention-handler.ts";
import { reviewExpiringHandler } from "./handlers/review-expiring-handler.ts";
import { reviewExpiryHandler } from "./handlers/review-expiry-handler.ts";
import { openRunProgress } from "./progress/open-run-progress.ts";
import type { RunListener } from "./progress/run-progress.ts";
import { relayOutbox } from "./relay-outbox.ts";

export type StartWorkerOptions = {
  readonly settings: Settings;
  /** Where `home` starts from. */
  readonly cwd: string;
  /** Only these kinds of jobs. Defaults to all. */
  readonly queues?: readonly QueueName[] | undefined;
  /** The checker the process already has. Defaults to one of its own. */
  readonly checker?: Checker;
  /** The model the process already has. Defaults to one of its own, if the settings name one. */
  readonly model?: ConfiguredModel | undefined;
  /** Hears how the runs come along. Defaults to whoever shares the store. */
  readonly listener?: RunListener;
  readonly onProblem?: ((problem: Error) => void) | undefined;
};

export type RunningWorker = {
  /** Fetches no more jobs, lets active ones finish, and gives back what is not done in time. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>;
};

/** Handles the jobs of the queues in this process, relays the outbox, ends what is lost, enforces retention and keeps the graph up to date. */
export async function startWorker(store: Store, jobs: JobQueue, options: StartWorkerOptions): Promise<RunningWorker> {
  const { settings, cwd, queues = QUEUE_NAMES, listener = openRunProgress(store), onProblem } = options;
  const model = options.model ?? sharedModel(settings, store);
  const checker = options.checker ?? (await openServingChecker(settings, { model, warmUpRounds: LOAD_ROUNDS }));
  const ending = new AbortController();
  const reviews = { store, jobs, effects: decisionEffects(settings), events: eventRecorder(settings) };
  const handlers: Readonly<
    Record<QueueName, { readonly handler: JobHandler; readonly concurrency: number; readonly batch?: number }>
  > = {
    check: { handler: checkHandler(store, checker, settings, listener), ...checkConcurrency(settings) },
    // One at a time: a shard of an evaluation takes every core it gets.
    evaluation: { handler: evaluationHandler(store, { settings, cwd, model }), concurrency: 1 },
    notification: { handler: notificationHandler(store, notificationSender(settings, cwd)), concurrency: 1 },
    "review-expiry": { handler: reviewExpiryHandler(reviews), concurrency: 1 },
    "review-expiring": { handler: reviewExpiringHandler(reviews), concurrency: 1 },
    "coverage-check": { handler: coverageCheckHandler(reviews, ending.signal), concurrency: settings.concurrency },
    retention: { handler: retentionHandler(store), concurrency: 1 },
  };
  for (const name of queues) {
    const { handler, ...consumers } = handlers[name];
    await jobs.consume(name, consumers, handler);
  }
  const unobserve = await observeDepth(store);
  const until = { signal: ending.signal, ...(onProblem && { onProblem }) };
  const projecting = runGraphProjection(store, settings, until);
  const relaying = relayOutbox(store, jobs, until);
  const failing = failLostWork(store, until);
  const retaining = enforceRetention(store, jobs, settings.retention_days, until);
  return {
    async stop(wait) {
      ending.abort();
      unobserve();
      await Promise.all([relaying, failing, retaining]);
      await Promise.all([projecting, jobs.stop(wait)]);
      if (checker !== options.checker) await checker.close();
    },
  };
}

/**
 * An embedded check takes a few milliseconds: fetching several at once saves most of what the queue costs, and a second
 * consumer fetches while the first one finishes. A model is waited for: each check has a consumer of its own.
 */
function checkConcurrency({ model, concurrency }: Settings): { readonly concurrency: number; readonly batch: number } {
  return model === "none" ? { concurrency: 2, batch: concurrency } : { concurrency, batch: 1 };
}
