import { amountRatio } from "../signals/amount-ratio.ts";
import { type AmountTable, conversion, limitFor, type Money, moneyRatio, nearestMoney } from "./amount-table.ts";
import type { Answer } from "./answer.ts";
import { type CaseFacts, within } from "./case-facts.ts";
import { compare } from "./compare.ts";
import type { Condition, MoneyOperand } from "./condition.ts";
import type { MoneyField } from "./vocabulary.ts";

/** An amount, nothing to compare (`null`), or why it is not known. */
type Value = Money | null | Exclude<Answer, boolean>;

/** Whether an amount stands in a relation to another; across currencies by the rates of the table. */
export function evaluateMoney(condition: Condition & { kind: "money" }, facts: CaseFacts): Answer {
  const left = fieldMoney(condition.field, condition.window, facts);
  if (typeof left === "string") return left;
  if (left === null) return false;
  const right = operandMoney(condition.operand, left.currency, facts);
  if (typeof right === "string") return right;
  if (right === null) return false;
  const factor = condition.operand.of === "field" ? condition.operand.factor : 1;
  if (conversion(facts.amounts, left.currency, right.currency) === null) return "unknown_currency_limit";
  const ratio = moneyRatio(facts.amounts, left, right);
  if (ratio !== null) return compare(ratio, condition.operator, factor);
  // An average of zero says nothing; any other zero is an amount like others.
  if (condition.operand.of === "field" && condition.operand.field === "usual_amount") return "unknown_habits";
  return compare(amountRatio(left.amount, "1") ?? 0, condition.operator, 0);
}

function operandMoney(operand: MoneyOperand, currency: string, facts: CaseFacts): Value {
  switch (operand.of) {
    case "money":
      return nearestMoney(facts.amounts, operand.values, currency) ?? "unknown_currency_limit";
    case "limit":
      return limitFor(facts.amounts, operand.name, currency) ?? "unknown_currency_limit";
    case "field":
      return fieldMoney(operand.field, operand.window, facts);
  }
}

function fieldMoney(field: MoneyField, window: number | null, facts: CaseFacts): Value {
  const { transaction, behavior } = facts;
  const { amount, currency } = transaction;
  if (field === "amount") return { amount, currency };
  if (field === "usual_amount") {
    if (behavior === null) return "unknown_habits";
    return { amount: behavior.usual_amount_avg, currency: behavior.currency ?? currency };
  }
  const past = within(facts, window ?? 0);
  if (field === "total") return total([transaction, ...past], currency, facts.amounts);
  const amounts = past.filter((payment) => payment.currency === currency).map((payment) => payment.amount);
  const smallest = amounts.toSorted((a, b) => (amountRatio(a, "1") ?? 0) - (amountRatio(b, "1") ?? 0))[0];
  return smallest === undefined ? null : { amount: smallest, currency };
}

/** The sum of payments in one currency; without a rate for one of them nobody knows it. */
function total(payments: readonly Money[], currency: string, amounts: AmountTable): Value {
  let sum = 0;
  for (const payment of payments) {
    const rate = conversion(amounts, payment.currency, currency);
    if (rate === null) return "unknown_currency_limit";
    sum += (amountRatio(payment.amount, "1") ?? 0) * rate;
  }
  // Ten-thousandths are what amounts can hold; the sum of a history stays far below the limit of whole numbers.
  return { amount: sum.toFixed(4), currency };
}
