import { describe, expect, test } from "vitest";
import type { CustomerBehavior, Transaction } from "../../contracts/decision/index.ts";
import { caseFacts } from "../policies/case-facts.ts";
import { standardSignals } from "../policies/raised-signals.ts";
import { amountRatio } from "./amount-ratio.ts";
import { behavioralSignals } from "./behavioral-signals.ts";
import type { SignalKey } from "./signal-keys.ts";
import { isOutsideHours } from "./time-of-day.ts";
import { transactionSignals as signalsOf } from "./transaction-signals.ts";

const transaction: Transaction = {
  transaction_id: "T-9",
  customer_id: "C-1",
  amount: "100.00",
  currency: "PEN",
  country: "PE",
  channel: "web",
  device_id: "D-1",
  timestamp: "2025-01-01T12:00:00Z",
  merchant_id: null,
};
const habits = {
  customer_id: "C-1",
  usual_amount_avg: "100.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["PE"],
  usual_devices: ["D-1"],
};

const transactionSignals = (payment: Transaction, behavior: CustomerBehavior | null) =>
  signalsOf(caseFacts({ transaction: payment, behavior }));
const VELOCITY: readonly SignalKey[] = ["velocity_over_3", "velocity_5_plus", "small_then_large", "two_countries_24h"];
const velocitySignals = (payment: Transaction, history: readonly Transaction[]) =>
  standardSignals(caseFacts({ transaction: payment, behavior: null, history }), VELOCITY);

test.each([
  ["1800.00", "500.00", 3.6],
  ["0.30", "0.10", 3],
  ["123456789012345.6789", "123456789012345.6789", 1],
  ["5", "0", null],
  ["5", "0.00", null],
])("%s over %s is %s", (amount, average, ratio) => {
  expect(amountRatio(amount, average)).toBe(ratio);
});

test.each([
  [0.5, 0.05],
  [1, 0.1],
  [2, 0.3],
  [3, 0.5],
  [3.6, 0.56],
  [5, 0.7],
  [6, 0.73],
  [15, 1],
  [1000, 1],
])("an amount of %s times the usual deviates by %s", (ratio, deviation) => {
  const amount = (ratio * 100).toFixed(2);
  const signals = transactionSignals({ ...transaction, amount }, habits);
  expect(behavioralSignals(signals)?.deviation_score).toBe(deviation);
});

test("off-hours, a foreign country and a new device add 0.04, 0.20 and 0.12, and the sum stops at 1", () => {
  const deviation = (change: Partial<Transaction>) =>
    behavioralSignals(transactionSignals({ ...transaction, ...change }, habits))?.deviation_score;
  expect(deviation({ timestamp: "2025-01-01T23:00:00Z" })).toBe(0.14);
  expect(deviation({ country: "CO" })).toBe(0.3);
  expect(deviation({ device_id: "D-2" })).toBe(0.22);
  expect(deviation({ device_id: null })).toBe(0.22);
  expect(deviation({ amount: "1400.00", country: "CO", device_id: "D-2" })).toBe(1);
});

test.each([
  ["2025-01-01T08:00:00Z", "08:00-22:00", false],
  ["2025-01-01T22:00:00Z", "08:00-22:00", false],
  ["2025-01-01T22:01:00Z", "08:00-22:00", true],
  ["2025-01-01T07:59:59Z", "08:00-22:00", true],
  ["2025-01-01T23:30:00Z", "22:00-06:00", false],
  ["2025-01-01T03:00:00Z", "22:00-06:00", false],
  ["2025-01-01T12:00:00Z", "22:00-06:00", true],
  ["2025-01-01T23:59:00Z", "00:00-24:00", false],
])("%s outside %s: %s", (time, hours, outside) => {
  expect(isOutsideHours(time, hours)).toBe(outside);
});

describe("amount signals", () => {
  test("an amount under the floor of its currency raises none", () => {
    expect(
      transactionSignals({ ...transaction, amount: "99.99" }, { ...habits, usual_amount_avg: "10" }).flags,
    ).toEqual([]);
    expect(
      transactionSignals({ ...transaction, amount: "100.00" }, { ...habits, usual_amount_avg: "10" }).flags,
    ).toEqual(["amount_over_2x", "amount_over_3x"]);
  });

  test("exactly three times is not above three times", () => {
    expect(transactionSignals({ ...transaction, amount: "300.00" }, habits).flags).toEqual(["amount_over_2x"]);
  });

  test("another currency cannot be compared", () => {
    const signals = transactionSignals(transaction, { ...habits, currency: "USD" });
    expect(signals.amount_ratio).toBeNull();
    expect(behavioralSignals(signals)).toBeNull();
  });
});

test("a payment that stands in the history several times is counted once", () => {
  const past = { ...transaction, transaction_id: "T-8", timestamp: "2025-01-01T11:59:00Z" };
  expect(velocitySignals(transaction, [past, past, past, past])).toEqual([]);
});

describe("velocity", () => {
  const at = (minutes: number, change: Partial<Transaction> = {}): Transaction => ({
    ...transaction,
    transaction_id: `T-${minutes}`,
    timestamp: new Date(Date.parse(transaction.timestamp) - minutes * 60_000).toISOString(),
    ...change,
  });

  test.each([
    [2, []],
    [3, ["velocity_over_3"]],
    [4, ["velocity_over_3", "velocity_5_plus"]],
  ])("%i earlier payments within ten minutes raise %j", (count, signals) => {
    expect(
      velocitySignals(
        transaction,
        Array.from({ length: count }, (_, i) => at(i + 1)),
      ),
    ).toEqual(signals);
  });

  test("older, later, own and other people's payments do not count", () => {
    const others = [at(11), at(-1), at(0, { transaction_id: "T-9" }), at(1, { customer_id: "C-2" }), at(2), at(3)];
    expect(velocitySignals(transaction, others)).toEqual([]);
  });

  test("a small payment before a large one, and two countries within a day", () => {
    expect(velocitySignals({ ...transaction, amount: "900" }, [at(5, { amount: "2.00" })])).toEqual([
      "small_then_large",
    ]);
    expect(velocitySignals(transaction, [at(60 * 23, { country: "BR" })])).toEqual(["two_countries_24h"]);
    expect(velocitySignals(transaction, [at(60 * 25, { country: "BR" })])).toEqual([]);
  });
});
