import type { Money } from "./amount-table.ts";
import type { MoneyOperand } from "./condition.ts";
import { ConditionError, type ConditionWords } from "./condition-words.ts";
import { parseWindow } from "./parse-window.ts";
import { fieldRow, type MoneyField } from "./vocabulary.ts";

const AMOUNT = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/;
const EXAMPLE = "write 1000 USD, 2 x usual_amount or the name of a limit";

/** Reads what an amount is compared with: `1000 USD / 950 EUR`, `2 x usual_amount`, `large_amount`. */
export function parseMoneyOperand(words: ConditionWords): MoneyOperand {
  const first = words.take();
  const times = /^(\d{1,6}(?:\.\d{1,4})?)x$/i.exec(first)?.[1];
  if (times !== undefined) return multiple(Number(times), words);
  if (AMOUNT.test(first)) {
    return words.takes("x") ? multiple(Number(first), words) : { of: "money", values: moneyList(first, words) };
  }
  const name = first.toLowerCase();
  if (fieldRow(name) !== null) return field(1, name, words);
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(name)) throw new ConditionError(`"${first}" is no amount: ${EXAMPLE}`);
  return { of: "limit", name };
}

function moneyList(first: string, words: ConditionWords): Money[] {
  const values = [money(first, words)];
  while (words.takes("/")) values.push(money(words.take(), words));
  return values;
}

function money(amount: string, words: ConditionWords): Money {
  if (!AMOUNT.test(amount)) throw new ConditionError(`"${amount}" is no amount: ${EXAMPLE}`);
  const currency = words.take();
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new ConditionError(`${amount} needs a currency: write ${amount} USD, or ${amount} x usual_amount`);
  }
  return { amount, currency };
}

function multiple(factor: number, words: ConditionWords): MoneyOperand {
  return field(factor, words.take().toLowerCase(), words);
}

function field(factor: number, name: string, words: ConditionWords): MoneyOperand {
  const row = fieldRow(name);
  if (row?.compares !== "money") throw new ConditionError(`"${name}" is no field with an amount: ${EXAMPLE}`);
  return { of: "field", factor, field: name as MoneyField, window: row.window ? parseWindow(name, words) : null };
}
