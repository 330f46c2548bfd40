import type { DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { fieldRow, VOCABULARY } from "../../policies/vocabulary.ts";
import type { SignalKey } from "../../signals/signal-keys.ts";
import type { CaseRecord } from "../case-record.ts";
import {
  REASON_CODES,
  REASON_OF_MISSING,
  REASON_OF_OVERRIDE,
  REASON_OF_POLICY,
  REASON_OF_SIGNAL,
  REASON_WORDS,
  type ReasonCode,
} from "./reason-codes.ts";

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
  const ofOverride = override === null ? null : REASON_OF_OVERRIDE[override];
  if (ofOverride !== null) found.add(ofOverride);
  for (const part of missing)
    found.add(Object.hasOwn(REASON_OF_MISSING, part) ? REASON_OF_MISSING[part]! : "not_enough_history");
  if (override === "incomplete_evidence" && missing.length === 0) found.add("not_enough_history");
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

/** Signals that speak for the customer are no reason against. */
const SPEAKS_FOR_CUSTOMER =
  /(?:^|[^a-z])(?:known|conocid[oa]|conhecid[oa]|bekannt\w*)(?:[^a-z]|$)|_(?:in|inside)_usual_|_is_(?:low|not_(?:new|high|missing))$/;

function reasonOfSignal(signal: string): ReasonCode | null {
  if (Object.hasOwn(REASON_OF_SIGNAL, signal)) return REASON_OF_SIGNAL[signal as SignalKey];
  const words = signal.slice(0, 200).toLowerCase();
  if (SPEAKS_FOR_CUSTOMER.test(words)) return null;
  return reasonOfCondition(words) ?? REASON_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A signal that a policy's condition raised begins with the field it is about. */
function reasonOfCondition(key: string): ReasonCode | null {
  const fields = Object.keys(VOCABULARY).filter((name) => key.startsWith(`${name}_`));
  const field = fields.toSorted((a, b) => b.length - a.length)[0];
  return field === undefined ? null : (fieldRow(field)?.reason ?? null);
}
