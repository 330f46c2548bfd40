import type { TransactionSignals } from "../../contracts/decision/index.ts";
import { moneyRatio } from "../policies/amount-table.ts";
import type { Answer } from "../policies/answer.ts";
import type { CaseFacts } from "../policies/case-facts.ts";
import { evaluateSignal } from "../policies/evaluate-rule.ts";
import { standardSignals } from "../policies/raised-signals.ts";
import { channelRisk } from "./channel-risk.ts";

/** Phase 1a: what stands out about the transaction beside the customer's habits. */
export function transactionSignals(facts: CaseFacts): TransactionSignals {
  return {
    amount_ratio: usualRatio(facts),
    is_off_hours: known(evaluateSignal("off_hours", facts)),
    is_foreign: known(evaluateSignal("foreign_country", facts)),
    is_unknown_device: known(evaluateSignal("unknown_device", facts)),
    channel_risk: channelRisk(facts.transaction.channel),
    // Without a threat level, which comes later, no signal about it is raised.
    flags: standardSignals({ ...facts, threat_level: null }),
  };
}

/** Two currencies cannot be compared without a rate, and an average of zero says nothing: both give null. */
function usualRatio({ transaction, behavior, amounts }: CaseFacts): number | null {
  if (behavior === null) return null;
  const { usual_amount_avg, currency = transaction.currency } = behavior;
  return moneyRatio(amounts, transaction, { amount: usual_amount_avg, currency });
}

function known(answer: Answer): boolean | null {
  return typeof answer === "string" ? null : answer;
}
