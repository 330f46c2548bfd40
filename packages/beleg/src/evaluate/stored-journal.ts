import { setTimeout as sleep } from "node:timers/promises";
import { belegError } from "@beleg/core/contracts";
import type { EvaluationShard, Store, StoreTransaction } from "../store/index.ts";
import type { Journal } from "./journal.ts";

/** Answers of this time are written together: one by one they would cost more than judging. */
const PAUSE_MS = 250;
const MOST_AT_ONCE = 500;

/** Whose shard it is. */
export type ShardOwner = { readonly tenant: string; readonly evaluation_id: number };

/** A journal of one shard in the store: what it holds is answered for every process, whoever dies. */
export async function storedJournal(
  store: Store,
  { tenant, evaluation_id }: ShardOwner,
  { first_row, rows }: Pick<EvaluationShard, "first_row" | "rows">,
): Promise<Pick<Journal, "has" | "append" | "flush">> {
  const place = (index: number, sample: number) => `${index} ${sample}`;
  const before = await store
    .tenant(tenant)
    .evaluationShards.answered(evaluation_id, first_row, first_row + rows.length);
  const answered = new Set(before.map(({ row_index, sample }) => place(row_index, sample)));
  let pending: { row_index: number; sample: number; answer: string }[] = [];
  let writing: Promise<void> | null = null;
  let failure: unknown;

  async function drain(pause: number): Promise<void> {
    await sleep(pause);
    while (pending.length > 0) {
      const batch = pending.slice(0, MOST_AT_ONCE);
      pending = pending.slice(MOST_AT_ONCE);
      // A transaction waits for a server that restarts.
      const save = (tx: StoreTransaction) => tx.tenant(tenant).evaluationShards.saveAnswers(evaluation_id, batch);
      const running = await store.transaction(save, { idempotent: true });
      if (!running) throw belegError("evaluation_cancelled", { id: evaluation_id });
    }
  }

  /** Nobody waits for a single answer: what fails is remembered and told by the next one, so that no more is asked in vain. */
  function write(pause: number): Promise<void> {
    writing ??= drain(pause)
      .catch((error: unknown) => {
        failure ??= error;
        pending = [];
      })
      .finally(() => {
        writing = null;
      });
    return writing;
  }

  return {
    has: (index, sample) => answered.has(place(index, sample)),
    append(index, sample, answer) {
      if (failure !== undefined) throw failure;
      pending.push({ row_index: index, sample, answer: JSON.stringify(answer) });
      void write(PAUSE_MS);
    },
    async flush() {
      while (writing !== null || pending.length > 0) await write(0);
      if (failure !== undefined) throw failure;
    },
  };
}
