import { z } from "zod";
import { Amount, Currency, DateTime } from "../../contracts/values/index.ts";
import { amountRatio } from "../signals/amount-ratio.ts";

/** An amount in its currency. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** Limits per currency and the rates that carry them over to other currencies, as a dated file with its source. */
export const AmountTable = z.strictObject({
  dated: z.union([z.iso.date(), DateTime]),
  source: z.string().min(1).max(500),
  /** The currency the rates count in. */
  base: Currency,
  /** What one unit of a currency is worth in the base currency. */
  rates: z.record(Currency, z.number().positive()),
  /** Named limits, each per currency: `{"large_amount": {"USD": "1000"}}`. */
  limits: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,40}$/), z.record(Currency, Amount)),
});
export type AmountTable = z.output<typeof AmountTable>;

/** The limits of the sample policies, without rates: an amount in another currency is then not comparable. */
export const SAMPLE_LIMITS: AmountTable = {
  dated: "2025-02-01",
  source: "sample policies",
  base: "USD",
  rates: {},
  limits: { floor: { PEN: "100", USD: "30" }, large_amount: { USD: "1000" } },
};

/** Amounts under this limit are too small to be compared with anything; a currency without one has no floor. */
const FLOOR = "floor";

/** A named limit for amounts of a currency: its own, else one that can be converted; null when nobody knows it. */
export function limitFor(table: AmountTable, name: string, currency: string): Money | null {
  const limits = Object.hasOwn(table.limits, name) ? table.limits[name]! : {};
  return (
    nearestMoney(
      table,
      Object.entries(limits).map(([code, amount]) => ({ amount, currency: code })),
      currency,
    ) ?? (name === FLOOR ? { amount: "0", currency } : null)
  );
}

/** The amount given for a currency, else the base currency's, else the first that can be converted. */
export function nearestMoney(table: AmountTable, given: readonly Money[], currency: string): Money | null {
  const own =
    given.find((money) => money.currency === currency) ?? given.find((money) => money.currency === table.base);
  const known = [...(own === undefined ? [] : [own]), ...given];
  return known.find((money) => conversion(table, money.currency, currency) !== null) ?? null;
}

/** The first amount divided by the second, across currencies; null without a rate or over zero. */
export function moneyRatio(table: AmountTable, first: Money, second: Money): number | null {
  const rate = conversion(table, first.currency, second.currency);
  const ratio = amountRatio(first.amount, second.amount);
  return rate === null || ratio === null ? null : ratio * rate;
}

/** How many units of the second currency one unit of the first is worth; null when a rate is missing. */
export function conversion(table: AmountTable, from: string, to: string): number | null {
  if (from === to) return 1;
  const [worth, price] = [rateOf(table, from), rateOf(table, to)];
  return worth === null || price === null ? null : worth / price;
}

function rateOf(table: AmountTable, currency: string): number | null {
  if (currency === table.base) return 1;
  return Object.hasOwn(table.rates, currency) ? table.rates[currency]! : null;
}
