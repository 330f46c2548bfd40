import { decisionEffects } from "../decisions/review-effects.ts";
import { coverageCheckHandler, reviewExpiryHandler } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import { keepProjecting, type Store } from "../store/index.ts";
import { checkHandler } from "./handlers/check-handler.ts";
import { retentionHandler } from "./handlers/retention-handler.ts";
import { openCheckerFor } from "./open-checker-for.ts";
import { type JobHandler, type Jobs, openJobs } from "./open-jobs.ts";
import type { QueueName } from "./queues.ts";

export type WorkerOptions = {
  readonly settings: Settings;
  /** Ends the worker: jobs in hand are finished, the rest stays in the queues. */
  readonly signal: AbortSignal;
  /** Only these kinds of jobs. Defaults to all that have a handler. */
  readonly queues?: readonly QueueName[];
  readonly onReady?: () => void;
  readonly onProblem?: (problem: Error) => void;
};

/** What this process can do, by queue; whoever adds a kind of job adds its handler here. */
async function handlersOf(store: Store, settings: Settings, jobs: Jobs) {
  const checker = await openCheckerFor(settings, store);
  const reviews = { store, jobs, effects: decisionEffects };
  const handlers: Partial<Record<QueueName, JobHandler>> = {
    check: checkHandler(store, checker),
    retention: retentionHandler(store),
    "review-expiry": reviewExpiryHandler(reviews),
    "coverage-check": coverageCheckHandler(reviews),
  };
  return { handlers, close: () => checker.close() };
}

/** Does jobs and keeps the graph up to date until the signal aborts. Any number of these may share a server. */
export async function runWorker(store: Store, options: WorkerOptions): Promise<void> {
  const { settings, signal, onProblem } = options;
  const problem = onProblem ? { onProblem } : {};
  const jobs = await openJobs(store, { worker: true, ...problem });
  const { handlers, close } = await handlersOf(store, settings, jobs);
  const names = options.queues ?? (Object.keys(handlers) as QueueName[]);
  for (const name of names) {
    const handler = handlers[name];
    if (handler) await jobs.work(name, { concurrency: settings.concurrency }, handler);
  }
  const projecting = keepProjecting(store, settings, { signal, ...problem });
  options.onReady?.();
  if (!signal.aborted)
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  await jobs.stop();
  await projecting;
  await close();
}
