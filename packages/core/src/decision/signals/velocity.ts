import type { Transaction } from "../../contracts/decision/index.ts";
import { reachesFloor } from "./amount-limits.ts";
import { amountRatio } from "./amount-ratio.ts";
import type { SignalKey } from "./signal-keys.ts";

const TEN_MINUTES = 10 * 60_000;
const ONE_DAY = 24 * 60 * 60_000;
/** How many times the small first payment the large one must be. */
const LARGE_AFTER_SMALL = 10;

/** What the recent payments of the same customer show together with this one. */
export function velocitySignals(transaction: Transaction, history: readonly Transaction[]): SignalKey[] {
  const now = Date.parse(transaction.timestamp);
  const earlier = history.filter(
    (past) =>
      past.customer_id === transaction.customer_id &&
      past.transaction_id !== transaction.transaction_id &&
      Date.parse(past.timestamp) <= now,
  );
  const recent = earlier.filter((past) => now - Date.parse(past.timestamp) <= TEN_MINUTES);
  const signals: SignalKey[] = [];
  // A payment that stands in the history twice was made once.
  const count = new Set(recent.map((past) => past.transaction_id)).size + 1;
  if (count > 3) signals.push("velocity_over_3");
  if (count >= 5) signals.push("velocity_5_plus");
  if (recent.some((past) => isProbe(past, transaction))) signals.push("small_then_large");
  const abroad = earlier.some(
    (past) => past.country !== transaction.country && now - Date.parse(past.timestamp) <= ONE_DAY,
  );
  if (abroad) signals.push("two_countries_24h");
  return signals;
}

/** A small payment shortly before a large one: the way stolen cards are tried out. */
function isProbe(past: Transaction, present: Transaction): boolean {
  if (past.currency !== present.currency || reachesFloor(past.amount, past.currency)) return false;
  const ratio = amountRatio(present.amount, past.amount);
  return ratio === null || ratio >= LARGE_AFTER_SMALL;
}
