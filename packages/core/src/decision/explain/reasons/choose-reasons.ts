import type { DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { SignalKey } from "../../signals/signal-keys.ts";
import type { CaseRecord } from "../case-record.ts";
import { REASON_CODES, REASON_OF_POLICY, REASON_OF_SIGNAL, REASON_WORDS, type ReasonCode } from "./reason-codes.ts";

const MAX_REASONS = 4;

/** One to four reasons for an adverse decision, the most telling first; none for an approval. */
export function chooseReasons(record: CaseRecord, locale: Locale): DecisionReason[] {
  if (record.decision === null || record.decision === "APPROVE") return [];
  return reasonCodes(record).map((code) => ({
    code,
    customer_text: formatMessage(`decision.reason.${code}.customer`, {}, locale),
    audit_text: formatMessage(`decision.reason.${code}.audit`, {}, locale),
  }));
}

function reasonCodes({ override, missing, signals, policies }: CaseRecord): ReasonCode[] {
  const found = new Set<ReasonCode>();
  if (override === "contradictory_signals") found.add("details_do_not_match");
  if (override === "incomplete_evidence" || missing.length > 0) found.add("not_enough_history");
  for (const signal of (signals ?? []).slice(0, 100)) {
    const code = reasonOfSignal(signal);
    if (code !== null) found.add(code);
  }
  if (found.size === 0) {
    for (const { policy_id } of policies ?? []) {
      if (Object.hasOwn(REASON_OF_POLICY, policy_id)) found.add(REASON_OF_POLICY[policy_id]!);
    }
  }
  if (found.size === 0) found.add("unusual_activity");
  return REASON_CODES.filter((code) => found.has(code)).slice(0, MAX_REASONS);
}

function reasonOfSignal(signal: string): ReasonCode | null {
  if (Object.hasOwn(REASON_OF_SIGNAL, signal)) return REASON_OF_SIGNAL[signal as SignalKey];
  const words = signal.slice(0, 200).toLowerCase();
  return REASON_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
