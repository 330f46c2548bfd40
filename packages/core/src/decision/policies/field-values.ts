import type { Transaction } from "../../contracts/decision/index.ts";
import { channelRisk } from "../signals/channel-risk.ts";
import type { Answer, Unknown } from "./answer.ts";
import { type CaseFacts, within } from "./case-facts.ts";
import type { NumberField, StateField, ValueField } from "./vocabulary.ts";

/** From here on a country counts as high-risk, below as medium. */
const HIGH_RISK_LEVEL = 0.65;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const NUMBERS: Readonly<Record<NumberField, (facts: CaseFacts, window: number) => number | Unknown>> = {
  country_risk: ({ threat_level }) => threat_level ?? "unknown_threat",
  payments: distinct(({ transaction_id }) => transaction_id),
  countries: distinct(({ country }) => country),
  devices: distinct(({ device_id }) => device_id),
  merchants: distinct(({ merchant_id }) => merchant_id),
};

const STATES: Readonly<Record<StateField, (state: string, facts: CaseFacts) => Answer>> = {
  device(state, { transaction: { device_id }, behavior }) {
    if (state === "missing") return device_id === null;
    return behavior === null ? "unknown_habits" : isKnown(device_id, behavior.usual_devices) === (state === "known");
  },
  merchant(state, { transaction: { merchant_id }, earlier }) {
    if (state === "missing") return merchant_id === null;
    const known = earlier.map((past) => past.merchant_id);
    return isKnown(merchant_id, known) === (state === "known");
  },
  customer: (state, { behavior }) => (behavior !== null) === (state === "known"),
  channel_risk: (state, { transaction }) => channelRisk(transaction.channel) === state,
  country_risk: (state, { threat_level }) =>
    threat_level === null ? "unknown_threat" : levelOf(threat_level) === state,
};

const VALUES: Readonly<Record<ValueField, (transaction: Transaction) => string | null>> = {
  currency: ({ currency }) => currency,
  country: ({ country }) => country,
  channel: ({ channel }) => channel.trim().toLowerCase(),
  weekday: ({ timestamp }) => WEEKDAYS[new Date(timestamp).getUTCDay()]!,
  device: ({ device_id }) => device_id,
  merchant: ({ merchant_id }) => merchant_id,
};

/** The value of a field that is a number. */
export function numberOf(field: NumberField, window: number | null, facts: CaseFacts): number | Unknown {
  return NUMBERS[field](facts, window ?? 0);
}

/** Whether a field is in a state, such as `device new`. */
export function stateOf(field: StateField, state: string, facts: CaseFacts): Answer {
  return STATES[field](state, facts);
}

/** Whether a field is among values or in the customer's own list. */
export function memberOf(field: ValueField, values: "usual" | readonly string[], facts: CaseFacts): Answer {
  const { behavior } = facts;
  const value = VALUES[field](facts.transaction);
  if (values !== "usual") return value !== null && values.includes(value);
  if (behavior === null) return "unknown_habits";
  return isKnown(value, field === "device" ? behavior.usual_devices : behavior.usual_countries);
}

/** How many different ones there are among the payments of a time, this one included. */
function distinct(name: (payment: Transaction) => string | null) {
  return (facts: CaseFacts, window: number): number => {
    const names = [facts.transaction, ...within(facts, window)].map(name);
    return new Set(names.filter((one) => one !== null)).size;
  };
}

function isKnown(id: string | null, known: readonly (string | null)[]): boolean {
  return id !== null && known.includes(id);
}

function levelOf(threat: number): string {
  if (threat <= 0) return "low";
  return threat < HIGH_RISK_LEVEL ? "medium" : "high";
}
