import { openQueue, type QueueName } from "../queue/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { startWorker } from "./start-worker.ts";

export type WorkerOptions = {
  readonly settings: Settings;
  /** Ends the worker: active jobs are finished, the rest stays in the queues. */
  readonly signal: AbortSignal;
  /** Where `home` starts from. Defaults to the present folder. */
  readonly cwd?: string;
  /** Only these kinds of jobs. Defaults to all. */
  readonly queues?: readonly QueueName[] | undefined;
  readonly onReady?: () => void;
  readonly onProblem?: (problem: Error) => void;
};

/** Handles jobs and keeps the graph up to date until the signal aborts. Any number of these may share a server. */
export async function runWorker(store: Store, options: WorkerOptions): Promise<void> {
  const { settings, signal, cwd = process.cwd(), queues, onReady, onProblem } = options;
  const jobs = await openQueue(store, { worker: true, ...(onProblem && { onProblem }) });
  const worker = await startWorker(store, jobs, { settings, cwd, queues, onProblem });
  onReady?.();
  if (!signal.aborted) {
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  }
  await worker.stop();
}
