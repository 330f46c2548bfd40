import type { Transaction } from "../../contracts/decision/index.ts";
import { channelRisk } from "../signals/channel-risk.ts";
import type { Answer, Unknown } from "./answer.ts";
import { type CaseFacts, within } from "./case-facts.ts";
import type { FieldName } from "./vocabulary.ts";

/** From here on a country counts as high-risk, below as medium. */
const HIGH_RISK_LEVEL = 0.65;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
/** What each counting field counts; null is left out. */
const COUNTED: Partial<Record<FieldName, (payment: Transaction) => string | null>> = {
  payments: ({ transaction_id }) => transaction_id,
  countries: ({ country }) => country,
  devices: ({ device_id }) => device_id,
  merchants: ({ merchant_id }) => merchant_id,
};

/** The value of a field that is a number. */
export function numberOf(field: FieldName, window: number | null, facts: CaseFacts): number | Unknown {
  const counted = COUNTED[field];
  if (counted === undefined) return facts.threat_level ?? "unknown_threat";
  const payments = [facts.transaction, ...within(facts, window ?? 0)];
  return new Set(payments.map(counted).filter((name) => name !== null)).size;
}

/** Whether a field is in a state, such as `device new`. */
export function stateOf(field: FieldName, state: string, facts: CaseFacts): Answer {
  const { transaction, behavior, earlier } = facts;
  switch (field) {
    case "device":
      if (state === "missing") return transaction.device_id === null;
      if (behavior === null) return "unknown_habits";
      return isKnown(transaction.device_id, behavior.usual_devices) === (state === "known");
    case "merchant":
      if (state === "missing") return transaction.merchant_id === null;
      return (
        isKnown(
          transaction.merchant_id,
          earlier.map((past) => past.merchant_id),
        ) ===
        (state === "known")
      );
    case "customer":
      return (behavior !== null) === (state === "known");
    case "channel_risk":
      return channelRisk(transaction.channel) === state;
    default:
      return facts.threat_level === null ? "unknown_threat" : levelOf(facts.threat_level) === state;
  }
}

/** Whether a field is among values or in the customer's own list. */
export function memberValue(field: FieldName, values: "usual" | readonly string[], facts: CaseFacts): Answer {
  const { behavior } = facts;
  const value = ownValue(field, facts.transaction);
  if (values !== "usual") return value !== null && values.includes(value);
  if (behavior === null) return "unknown_habits";
  return isKnown(value, field === "device" ? behavior.usual_devices : behavior.usual_countries);
}

function ownValue(field: FieldName, transaction: Transaction): string | null {
  switch (field) {
    case "currency":
      return transaction.currency;
    case "country":
      return transaction.country;
    case "channel":
      return transaction.channel.trim().toLowerCase();
    case "weekday":
      return WEEKDAYS[new Date(transaction.timestamp).getUTCDay()]!;
    case "device":
      return transaction.device_id;
    default:
      return transaction.merchant_id;
  }
}

function isKnown(id: string | null, known: readonly (string | null)[]): boolean {
  return id !== null && known.includes(id);
}

function levelOf(threat: number): string {
  if (threat <= 0) return "low";
  return threat < HIGH_RISK_LEVEL ? "medium" : "high";
}
