import { setTimeout as sleep } from "node:timers/promises";
import type { JobQueue } from "../queue/index.ts";
import { drainOutbox, type OutboxRow, type Store } from "../store/index.ts";

const POLL_MS = 1000;

/**
 * Turns messages that wait in the outbox into jobs until the signal aborts. They are announced there, not enqueued at
 * once, because whoever writes a message may know nothing of the queues.
 */
export async function relayOutbox(
  store: Store,
  jobs: JobQueue,
  { signal, onProblem }: { readonly signal: AbortSignal; readonly onProblem?: (problem: Error) => void },
): Promise<void> {
  while (!signal.aborted) {
    const relay = async (rows: readonly OutboxRow[]) => {
      for (const { tenant, subject } of rows) {
        await jobs.enqueue(
          "notification",
          { tenant, notification_id: Number(subject) },
          { key: `notification-${subject}` },
        );
      }
    };
    await drainOutbox(store, "notification", relay, { signal }).catch((error: unknown) =>
      onProblem?.(error instanceof Error ? error : new Error(String(error))),
    );
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
