import type { CustomerBehavior, ThreatIntel, Transaction } from "../../contracts/decision/index.ts";
import { type AmountTable, SAMPLE_LIMITS } from "./amount-table.ts";

/** What conditions are held against; null stands for "not known", never for "no". */
export interface CaseFacts {
  readonly transaction: Transaction;
  readonly behavior: CustomerBehavior | null;
  /** The customer's earlier payments, each once. */
  readonly earlier: readonly Transaction[];
  readonly threat_level: number | null;
  readonly amounts: AmountTable;
}

/** Gathers the facts of a case once for all its rules. */
export function caseFacts(given: {
  readonly transaction: Transaction;
  readonly behavior: CustomerBehavior | null;
  readonly history?: readonly Transaction[];
  readonly threat_intel?: ThreatIntel | null;
  readonly amounts?: AmountTable | undefined;
}): CaseFacts {
  const { transaction, behavior, history = [], threat_intel = null, amounts = SAMPLE_LIMITS } = given;
  const now = Date.parse(transaction.timestamp);
  const own = history.filter(
    (past) =>
      past.customer_id === transaction.customer_id &&
      past.transaction_id !== transaction.transaction_id &&
      Date.parse(past.timestamp) <= now,
  );
  // A payment that stands in the history twice was made once.
  const earlier = [...new Map(own.map((past) => [past.transaction_id, past])).values()];
  return { transaction, behavior, earlier, threat_level: threat_intel?.threat_level ?? null, amounts };
}

/** What is usual for the customer; the habits of another customer are none. */
export function ownHabits(transaction: Transaction, behavior: CustomerBehavior | null): CustomerBehavior | null {
  return behavior?.customer_id === transaction.customer_id ? behavior : null;
}

/** The earlier payments not older than a window. */
export function within({ transaction, earlier }: CaseFacts, window: number): readonly Transaction[] {
  const now = Date.parse(transaction.timestamp);
  return earlier.filter((past) => now - Date.parse(past.timestamp) <= window);
}
