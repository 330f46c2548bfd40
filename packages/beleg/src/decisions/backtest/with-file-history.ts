import { MAX_HISTORY, type Transaction } from "@beleg/core/contracts";
import type { PastTransaction } from "./past-transaction.ts";

/** Gives rows that say nothing of earlier payments those of the same customer that stand before them in the file. */
export async function* withFileHistory(rows: AsyncIterable<PastTransaction>): AsyncGenerator<PastTransaction> {
  const seen = new Map<string, Transaction[]>();
  for await (const row of rows) {
    const { customer_id } = row.transaction;
    const before = seen.get(customer_id) ?? [];
    yield row.history === undefined ? { ...row, history: before } : row;
    seen.set(customer_id, [...before, row.transaction].slice(-MAX_HISTORY));
  }
}
