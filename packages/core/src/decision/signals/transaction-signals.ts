import type { CustomerBehavior, Transaction, TransactionSignals } from "../../contracts/decision/index.ts";
import { reachesFloor } from "./amount-limits.ts";
import { amountRatio } from "./amount-ratio.ts";
import { channelRisk } from "./channel-risk.ts";
import type { SignalKey } from "./signal-keys.ts";
import { isOutsideHours, minutesOfDay } from "./time-of-day.ts";
import { velocitySignals } from "./velocity.ts";

const NIGHT_END = 6 * 60;

/** Phase 1a: what stands out about the transaction beside the customer's habits. */
export function transactionSignals(
  transaction: Transaction,
  behavior: CustomerBehavior | null,
  history: readonly Transaction[] = [],
): TransactionSignals {
  const channel_risk = channelRisk(transaction.channel);
  const flags: SignalKey[] = [];
  const ratio = behavior === null ? null : usualRatio(transaction, behavior);
  const counted = ratio !== null && reachesFloor(transaction.amount, transaction.currency);
  if (counted && ratio > 2) flags.push("amount_over_2x");
  if (counted && ratio > 3) flags.push("amount_over_3x");

  const is_off_hours = behavior === null ? null : isOutsideHours(transaction.timestamp, behavior.usual_hours);
  const is_foreign = behavior === null ? null : !behavior.usual_countries.includes(transaction.country);
  const is_unknown_device =
    behavior === null
      ? null
      : transaction.device_id === null || !behavior.usual_devices.includes(transaction.device_id);
  if (is_off_hours) flags.push("off_hours");
  if (is_off_hours && minutesOfDay(transaction.timestamp) < NIGHT_END) flags.push("night_hours");
  if (is_foreign) flags.push("foreign_country");
  if (is_unknown_device) flags.push("unknown_device");
  if (channel_risk === "high") flags.push("high_risk_channel");

  const factors = [counted && ratio > 2, is_foreign, is_unknown_device, is_off_hours, channel_risk === "high"];
  const count = factors.filter((factor) => factor === true).length;
  if (count === 2) flags.push("two_factors");
  if (count === 3) flags.push("three_factors");
  if (count >= 4) flags.push("four_factors");

  flags.push(...velocitySignals(transaction, history));
  if (behavior === null) flags.push("no_customer_history");
  return { amount_ratio: ratio, is_off_hours, is_foreign, is_unknown_device, channel_risk, flags };
}

/** Two currencies cannot be compared without a rate, and an average of zero says nothing: both give null. */
function usualRatio(transaction: Transaction, behavior: CustomerBehavior): number | null {
  if (behavior.currency !== undefined && behavior.currency !== transaction.currency) return null;
  return amountRatio(transaction.amount, behavior.usual_amount_avg);
}
