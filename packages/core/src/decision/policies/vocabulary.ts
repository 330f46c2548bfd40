import type { ReasonCode } from "../explain/reasons/reason-codes.ts";

/** What a field of a condition is and how conditions speak of it. */
export interface FieldRow {
  /** What `>`, `>=`, `<`, `<=` compare it with; null when it has no order. */
  readonly compares: "money" | "number" | "time" | null;
  /** It looks back over a time: `payments in 10m`. */
  readonly window: boolean;
  /** The form of the values behind `is`, `is not`, `in`, `not in`; null when it takes none. */
  readonly values: RegExp | null;
  /** The name of the customer's own list, which may stand behind the operator. */
  readonly usual: string | null;
  /** Words that say how it is: `device new`, `country_risk is high`. */
  readonly states: readonly string[];
  readonly meaning: string;
  readonly example: string;
  /** Which reason a condition on it gives when it weighs against the customer. */
  readonly reason: ReasonCode;
}

const plain = { compares: null, window: false, values: null, usual: null, states: [] } as const;
const LEVELS = ["low", "medium", "high"] as const;
const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const WORD = /^[A-Za-z0-9_-]{1,100}$/;
const WEEKDAY = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** Every field a condition may name. The guide prints this table; a new field is one row here and one reader. */
export const VOCABULARY = {
  amount: {
    ...plain,
    compares: "money",
    meaning: "the amount of the payment",
    example: "amount > 2 x usual_amount",
    reason: "unusual_amount",
  },
  usual_amount: {
    ...plain,
    compares: "money",
    meaning: "the customer's average amount",
    example: "usual_amount < 50 EUR",
    reason: "unusual_amount",
  },
  total: {
    ...plain,
    compares: "money",
    window: true,
    meaning: "the sum of the customer's payments in the time before, this one included",
    example: "total in 24h > 3000 EUR",
    reason: "unusual_frequency",
  },
  smallest_amount: {
    ...plain,
    compares: "money",
    window: true,
    meaning: "the smallest earlier payment in the same currency in the time before; none: the condition does not hold",
    example: "amount >= 10 x smallest_amount in 10m",
    reason: "unusual_frequency",
  },
  currency: {
    ...plain,
    values: CURRENCY,
    meaning: "the currency of the payment",
    example: "currency not in [EUR, CHF]",
    reason: "unusual_amount",
  },
  country: {
    ...plain,
    values: COUNTRY,
    usual: "usual_countries",
    meaning: "the country of the payment, as ISO code",
    example: "country not in usual_countries",
    reason: "unfamiliar_country",
  },
  country_risk: {
    ...plain,
    compares: "number",
    states: LEVELS,
    meaning: "the threat level 0 to 1 from the country lists; low: not listed, medium: below 0.65, high: from 0.65",
    example: "country_risk is high",
    reason: "place_needs_check",
  },
  channel: {
    ...plain,
    values: WORD,
    meaning: "how the payment was made, in lower case",
    example: "channel in [phone, mail_order]",
    reason: "unusual_channel",
  },
  channel_risk: {
    ...plain,
    states: LEVELS,
    meaning:
      "low: pos, atm, branch, mobile, app; high: phone, telephone, call_center, mail_order, moto; medium: web and all others",
    example: "channel_risk is high",
    reason: "unusual_channel",
  },
  device: {
    ...plain,
    values: /^[^\s,[\]]{1,200}$/,
    usual: "usual_devices",
    states: ["new", "known", "missing"],
    meaning: "the device; new: none named, or none of the customer's usual devices",
    example: "device new",
    reason: "unfamiliar_device",
  },
  merchant: {
    ...plain,
    values: /^[^\s,[\]]{1,200}$/,
    states: ["new", "known", "missing"],
    meaning: "the id of the merchant; new: not in the customer's history that is given",
    example: "merchant in [M-200, M-305]",
    reason: "merchant_needs_check",
  },
  customer: {
    ...plain,
    states: ["new", "known"],
    meaning: "new: nothing is known about what is usual for the customer",
    example: "customer new",
    reason: "not_enough_history",
  },
  hour: {
    ...plain,
    compares: "time",
    usual: "usual_hours",
    meaning: "the time of day in UTC; a span has its start and not its end, usual_hours have both",
    example: "hour between 22:00 and 06:00",
    reason: "unusual_hours",
  },
  weekday: {
    ...plain,
    values: WEEKDAY,
    meaning: "the day of the week in UTC, in English",
    example: "weekday in [saturday, sunday]",
    reason: "unusual_hours",
  },
  payments: {
    ...plain,
    compares: "number",
    window: true,
    meaning: "how many payments the customer made in the time before, this one included",
    example: "payments in 10m >= 5",
    reason: "unusual_frequency",
  },
  countries: {
    ...plain,
    compares: "number",
    window: true,
    meaning: "from how many countries, this one included",
    example: "countries in 24h >= 2",
    reason: "several_countries",
  },
  devices: {
    ...plain,
    compares: "number",
    window: true,
    meaning: "from how many devices, this one included; payments without a device are left out",
    example: "devices in 24h > 2",
    reason: "unfamiliar_device",
  },
  merchants: {
    ...plain,
    compares: "number",
    window: true,
    meaning: "to how many merchants, this one included; payments without a merchant are left out",
    example: "merchants in 1h > 4",
    reason: "unusual_frequency",
  },
} as const satisfies Record<string, FieldRow>;

type Rows = typeof VOCABULARY;
export type FieldName = keyof Rows;
/** The fields that are in a state, those that have a value, those that are a number: each needs a reader. */
export type StateField = { [F in FieldName]: Rows[F]["states"] extends readonly [] ? never : F }[FieldName];
export type ValueField = { [F in FieldName]: Rows[F]["values"] extends null ? never : F }[FieldName];
export type NumberField = { [F in FieldName]: Rows[F]["compares"] extends "number" ? F : never }[FieldName];
export type MoneyField = { [F in FieldName]: Rows[F]["compares"] extends "money" ? F : never }[FieldName];

/** The row of a field; null for a word that is none. */
export function fieldRow(name: string): FieldRow | null {
  return Object.hasOwn(VOCABULARY, name) ? VOCABULARY[name as FieldName] : null;
}
