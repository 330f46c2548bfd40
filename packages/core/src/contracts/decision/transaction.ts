import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { LocaleName } from "../values/locale-name.ts";
import { Amount, Country, Currency } from "../values/money.ts";
import { identifier } from "../values/text.ts";

/** One payment to decide about. */
export const Transaction = z.strictObject({
  transaction_id: identifier,
  customer_id: identifier,
  amount: Amount,
  currency: Currency,
  country: Country,
  /** How it was made: web, mobile, pos … */
  channel: z.string().min(1).max(100),
  device_id: identifier.nullable().default(null),
  timestamp: DateTime,
  merchant_id: identifier.nullable().default(null),
  merchant_name: z.string().min(1).max(512).optional(),
});
export type Transaction = z.output<typeof Transaction>;

/** What is usual for a customer; `currency` defaults to the transaction's. */
export const CustomerBehavior = z.strictObject({
  customer_id: identifier,
  usual_amount_avg: Amount,
  currency: Currency.optional(),
  /** The hours of the day the customer usually pays in, UTC: `08:00-22:00`; may pass midnight. */
  usual_hours: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
  usual_countries: z.array(Country).max(300),
  usual_devices: z.array(identifier).max(1000),
});
export type CustomerBehavior = z.infer<typeof CustomerBehavior>;

/** What a decision answers. */
export const DecisionOutcome = z.enum(["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"]);
export type DecisionOutcome = z.infer<typeof DecisionOutcome>;

/** Velocity rules look at hours and days; who pays more often than this in them is known by fewer. */
export const MAX_HISTORY = 1000;

/** The input of the decision pipeline: a transaction and what is known about its customer. */
export const DecisionCase = z.strictObject({
  transaction: Transaction,
  /** Null for a new customer. */
  customer_behavior: CustomerBehavior.nullable().default(null),
  /** Earlier transactions of the customer, for velocity rules. */
  history: z.array(Transaction).max(MAX_HISTORY).optional(),
  locale: LocaleName.optional(),
  /** For reference cases only; the pipeline never reads it. */
  expected_decision: DecisionOutcome.optional(),
});
export type DecisionCase = z.output<typeof DecisionCase>;
