import { BelegError } from "@beleg/core/contracts";
import type { OutboxRow, OutboxTopic } from "./queries/outbox.ts";
import type { Store } from "./store.ts";

export type DrainOptions = {
  /** How many rows are delivered together. Defaults to 50. */
  readonly batch?: number;
  /** Stops between batches. */
  readonly signal?: AbortSignal;
};

const LEASE_S = 60;

/**
 * Works off what waits in the outbox now. A batch that fails is delivered row by row, so that one bad row holds up no
 * other; when the receiver itself cannot be reached, everything goes back untouched and the error is thrown.
 */
export async function drainOutbox(
  store: Store,
  topic: OutboxTopic,
  deliver: (rows: readonly OutboxRow[]) => Promise<void>,
  { batch = 50, signal }: DrainOptions = {},
): Promise<{ readonly delivered: number; readonly failed: number }> {
  let delivered = 0;
  let failed = 0;
  while (!signal?.aborted) {
    const rows = await store.outbox.claim(topic, batch, LEASE_S);
    if (rows.length === 0) break;
    const attempt = async (part: readonly OutboxRow[]): Promise<void> => {
      try {
        await deliver(part);
        await store.outbox.done(part);
        delivered += part.length;
      } catch (error) {
        if (error instanceof BelegError) throw error;
        if (part.length > 1) for (const row of part) await attempt([row]);
        else if (part[0]) {
          await store.outbox.failed(part[0], String(error));
          failed += 1;
        }
      }
    };
    try {
      await attempt(rows);
    } catch (error) {
      await store.outbox.release(rows, String(error));
      throw error;
    }
    // A batch that is not full took all that waited. A row that failed and is due again already is for the next time.
    if (rows.length < batch) break;
  }
  return { delivered, failed };
}
