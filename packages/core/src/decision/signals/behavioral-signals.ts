import type { BehavioralSignals, TransactionSignals } from "../../contracts/decision/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import { DEVIATION_EXTRAS } from "../constants.ts";

/** Phase 1a: how far the transaction is from the customer's habits; null when there are no habits to compare with. */
export function behavioralSignals(signals: TransactionSignals): BehavioralSignals | null {
  if (signals.amount_ratio === null) return null;
  const extras = [
    signals.is_off_hours ? DEVIATION_EXTRAS.off_hours : 0,
    signals.is_foreign ? DEVIATION_EXTRAS.foreign_country : 0,
    signals.is_unknown_device ? DEVIATION_EXTRAS.unknown_device : 0,
  ];
  const deviation = extras.reduce((sum, extra) => sum + extra, deviationOfRatio(signals.amount_ratio));
  const anomalies = [
    ...(signals.amount_ratio > 2 ? ["amount"] : []),
    ...(signals.is_off_hours ? ["hours"] : []),
    ...(signals.is_foreign ? ["country"] : []),
    ...(signals.is_unknown_device ? ["device"] : []),
  ];
  return {
    deviation_score: roundHalfEven(Math.min(1, Math.max(0, deviation)), 2),
    anomalies,
    velocity_alert: signals.flags.includes("velocity_over_3"),
  };
}

/** The deviation an amount ratio stands for: steepest between once and three times the usual. */
export function deviationOfRatio(ratio: number): number {
  if (ratio <= 1) return 0.1 * ratio;
  if (ratio <= 2) return 0.1 + 0.2 * (ratio - 1);
  if (ratio <= 3) return 0.3 + 0.2 * (ratio - 2);
  if (ratio <= 5) return 0.5 + 0.1 * (ratio - 3);
  return 0.7 + Math.min(0.3, 0.03 * (ratio - 5));
}
