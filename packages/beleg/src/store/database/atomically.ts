import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { isConflict, isConnectionLost, storeFailure } from "./store-failure.ts";
import type { Tables } from "./tables.ts";

const inside = new AsyncLocalStorage<true>();

/** Longest time a lost server is waited for: a restart takes seconds. */
const PATIENCE_MS = 30_000;

export type AtomicOptions = {
  /** Whether the work may be done again although its first commit may have arrived. Defaults to false. */
  readonly idempotent?: boolean;
};

/**
 * Does work in one transaction, or in the one that is already open. Tried again when it lost against another
 * transaction, and when the server went away before the commit was asked for (or at any time, if idempotent).
 */
export async function atomically<T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
  { idempotent = false }: AtomicOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  if (inside.getStore()) throw beside();
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    let committing = false;
    try {
      return await (unguarded.get(db) ?? db).transaction().execute((tx) =>
        inside.run(true, async () => {
          const result = await work(tx);
          committing = true;
          return result;
        }),
      );
    } catch (error) {
      const again = isConflict(error) || (isConnectionLost(error) && (idempotent || !committing));
      if (!again || performance.now() > deadline) throw storeFailure(error);
      await sleep(Math.min(2000, 50 * 2 ** Math.min(attempt, 6)) * (0.5 + Math.random() / 2));
    }
  }
}

const unguarded = new WeakMap<Kysely<Tables>, Kysely<Tables>>();

/**
 * The same database, but queries on it are refused while a transaction of the same call chain is open: on the embedded
 * engine they would wait for each other for ever, on a server they would not see the transaction's writes.
 */
export function guardedAgainstTransactions(db: Kysely<Tables>): Kysely<Tables> {
  const guarded = db.withPlugin({
    transformQuery({ node }) {
      if (inside.getStore()) throw beside();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  unguarded.set(guarded, db);
  return guarded;
}

function beside(): Error {
  return new Error("inside store.transaction use the transaction it hands over, not the store");
}
