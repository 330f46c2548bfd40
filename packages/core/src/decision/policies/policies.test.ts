import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CustomerBehavior, Policy, Transaction } from "../../contracts/decision/index.ts";
import { type AmountTable, SAMPLE_LIMITS } from "./amount-table.ts";
import { caseFacts } from "./case-facts.ts";
import { checkRules } from "./check-rules.ts";
import { ConditionError } from "./condition-words.ts";
import { evaluateCondition } from "./evaluate-rule.ts";
import { parseConditions } from "./parse-condition.ts";
import { conditionKey, printCondition } from "./print-condition.ts";
import { VOCABULARY } from "./vocabulary.ts";

const transaction: Transaction = {
  transaction_id: "T-9",
  customer_id: "C-1",
  amount: "300.00",
  currency: "EUR",
  country: "DE",
  channel: "Phone",
  device_id: "D-1",
  // A Saturday.
  timestamp: "2025-03-01T23:30:00Z",
  merchant_id: "M-1",
};
const behavior: CustomerBehavior = {
  customer_id: "C-1",
  usual_amount_avg: "100.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["DE", "AT"],
  usual_devices: ["D-1"],
};
const earlier = (minutes: number, change: Partial<Transaction> = {}): Transaction => ({
  ...transaction,
  transaction_id: `T-${minutes}`,
  timestamp: new Date(Date.parse(transaction.timestamp) - minutes * 60_000).toISOString(),
  ...change,
});
const amounts: AmountTable = { ...SAMPLE_LIMITS, rates: { EUR: 1.25, GBP: 1.5 } };
const facts = caseFacts({
  transaction,
  behavior,
  history: [
    earlier(5, { amount: "2.00", country: "AT", device_id: "D-2", merchant_id: "M-2" }),
    earlier(90, { amount: "100.00", currency: "GBP", device_id: null, merchant_id: null }),
    earlier(60 * 30, { amount: "900.00" }),
  ],
  threat_intel: { threat_level: 0.4, sources: [] },
  amounts,
});
const answer = (text: string, given = facts) => {
  const [condition, ...rest] = parseConditions(text);
  expect(rest).toEqual([]);
  return evaluateCondition(condition!, given);
};

test.each([
  ["amount > 2 x usual_amount", true],
  ["amount > 3x usual_amount", false],
  ["amount ≥ 3 × usual_amount", true],
  ["amount >= 300 EUR", true],
  ["amount > 300 EUR", false],
  ["amount > 374 USD", true],
  ["amount > 376 USD", false],
  ["amount > 1 USD / 301 EUR", false],
  ["amount >= floor", true],
  ["amount > large_amount", false],
  ["usual_amount < 150 EUR", true],
  ["total in 10m > 301 EUR", true],
  ["total in 2h > 421 EUR", true],
  ["total in 2h > 423 EUR", false],
  ["smallest_amount in 10m < 3 EUR", true],
  ["amount >= 10 x smallest_amount in 10m", true],
  ["smallest_amount in 1m < 3 EUR", false],
  ["currency is EUR", true],
  ["currency not in [EUR, CHF]", false],
  ["country in usual_countries", true],
  ["country not in usual_countries", false],
  ["country is de", true],
  ["country is not DE", false],
  ["country in [FR, IT]", false],
  ["country_risk is medium", true],
  ["country_risk >= 0.4", true],
  ["country_risk is high", false],
  ["channel is phone", true],
  ["channel in [web, mobile]", false],
  ["channel_risk is high", true],
  ["channel_risk is not high", false],
  ["device known", true],
  ["device is new", false],
  ["device missing", false],
  ["device in [D-1, D-7]", true],
  ["merchant new", false],
  ["merchant known", true],
  ["merchant in [M-1]", true],
  ["customer known", true],
  ["hour outside usual_hours", true],
  ["hour inside usual_hours", false],
  ["hour between 22:00 and 06:00", true],
  ["hour not between 22:00 and 06:00", false],
  ["hour between 06:00 and 23:30", false],
  ["hour outside 08:00-20:00", true],
  ["hour >= 23:30", true],
  ["hour > 23:30", false],
  ["hour < 06:00", false],
  ["weekday in [Saturday, sunday]", true],
  ["weekday is monday", false],
  ["payments in 10m >= 2", true],
  ["payments in 2h > 3", false],
  ["payments in 2d > 3", true],
  ["countries in 24h >= 2", true],
  ["devices in 24h > 1", true],
  ["devices in 24h > 2", false],
  ["merchants in 24h >= 2", true],
  ["amount_over_2x", true],
  ["two_factors", false],
  ["three_factors", true],
] as const)("%s: %s", (text, holds) => expect(answer(text)).toBe(holds));

test("what is not known is neither true nor false, and says why", () => {
  const nobody = caseFacts({ transaction, behavior: null });
  for (const text of [
    "device new",
    "country not in usual_countries",
    "hour outside usual_hours",
    "amount > 2 x usual_amount",
  ]) {
    expect(answer(text, nobody)).toBe("unknown_habits");
  }
  expect(answer("country_risk is high", nobody)).toBe("unknown_threat");
  expect(answer("amount > 1000 USD", nobody)).toBe("unknown_currency_limit");
  expect(answer("amount > large_amount", nobody)).toBe("unknown_currency_limit");
  expect(answer("amount >= floor", nobody)).toBe(true);
  expect(answer("customer new", nobody)).toBe(true);
});

test.each([
  ["", '"" is no field: use amount,'],
  ["risk > 3", '"risk" is no field'],
  ["amount > 1000", "1000 needs a currency: write 1000 USD"],
  ["amount > 1000 dollars", "1000 needs a currency"],
  ["amount > 2 x usual", '"usual" is no field with an amount'],
  ["amount > -5 EUR", '"-5" is no amount'],
  ["amount new", '"new" does not go with amount'],
  ["payments >= 5", "payments looks back and needs a time: write payments in 10m"],
  ["payments in 10 minutes >= 5", '"10" is no time up to 90d'],
  ["payments in 91d >= 5", '"91d" is no time'],
  ["payments in 10m >= five", '"five" is no number'],
  ["country > DE", "country has no order"],
  ["country in [DE, AT", "is not closed: end it with ]"],
  ["country is Germany", '"Germany" is no country'],
  ["country_risk is extreme", "country_risk is one of low, medium, high"],
  ["hour is late", "hour needs inside, outside, between"],
  ["hour between 6 and 8", '"6" is no time of day: write it as 06:00'],
  ["hour between 06:00", "between needs two times"],
  ["weekday is Samstag", '"Samstag" is no weekday'],
  ["device new or device missing", '"or" joins no conditions: write a second rule'],
  ["device new please", '"please" is too much'],
  [`amount > ${"9".repeat(300)} EUR`, "longer than 300 characters"],
])("%j is refused with what to write", (text, problem) => {
  expect(() => parseConditions(text)).toThrow(ConditionError);
  expect(() => parseConditions(text)).toThrow(problem);
});

test("every field stands in a condition that can be read, and its example is about it", () => {
  for (const [name, { example }] of Object.entries(VOCABULARY)) {
    expect(parseConditions(example).map(printCondition).join(" and ")).toContain(name);
  }
});

test("a condition printed and read again is the same, and its signal has its own name", () => {
  for (const { example } of Object.values(VOCABULARY)) {
    const [condition] = parseConditions(example);
    expect(parseConditions(printCondition(condition!))).toEqual([condition]);
  }
  expect(conditionKey(parseConditions("total in 24h > 3000.50 EUR")[0]!)).toBe("total_in_24h_over_3000_50_eur");
  expect(conditionKey(parseConditions("country not in [PE, CL]")[0]!)).toBe("country_not_in_cl_pe");
});

test("whatever a bank writes, it is a condition or a mistake in one", () => {
  const words = [
    ...Object.keys(VOCABULARY),
    ">",
    "<=",
    "in",
    "not",
    "is",
    "x",
    "[",
    "]",
    ",",
    "/",
    "5",
    "USD",
    "10m",
    "and",
  ];
  const text = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(text, (given) => {
      try {
        for (const condition of parseConditions(given)) {
          expect([true, false, "unknown_currency_limit", "unknown_habits"]).toContain(
            evaluateCondition(condition, facts),
          );
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ConditionError);
      }
    }),
    { numRuns: 500 },
  );
});

describe("the rules of a policy", () => {
  const policy = (rules: Policy["rules"]): Policy => ({ policy_id: "night-cash", title: "A", text: "B.", rules });

  test("raise a signal for each condition that no named signal stands for", () => {
    const own = policy([
      { when: ["device known", "total in 2h > 400 EUR", "hour outside usual_hours"], action: "BLOCK" },
    ]);
    const { holding } = checkRules(own, facts, ["off_hours"]);
    expect(holding).toMatchObject([
      {
        number: 1,
        signals: ["device_is_known", "total_in_2h_over_400_eur"],
        named: ["off_hours", "device_is_known", "total_in_2h_over_400_eur"],
      },
    ]);
    expect(checkRules(policy([{ when: ["device missing"], action: "BLOCK" }]), facts, [])).toEqual({
      holding: [],
      undecided: [],
    });
  });

  test("count, and are undecided only where what is unknown could turn them", () => {
    const counted = (at_least: number) =>
      policy([{ when: [], of: ["device new", "currency is XOF", "amount > 1000 CHF"], at_least, action: "BLOCK" }]);
    const state = (at_least: number) => {
      const { holding, undecided } = checkRules(counted(at_least), facts, []);
      return [holding.length, undecided.map(({ cause }) => cause)];
    };
    expect(state(1)).toEqual([0, ["unknown_currency_limit"]]);
    expect(state(2)).toEqual([0, []]);
  });

  test("without conditions never hold", () => {
    expect(checkRules(policy([{ when: [], action: "BLOCK" }]), facts, []).holding).toEqual([]);
  });
});
