import { SIGNAL_KEYS, type SignalKey } from "../signals/signal-keys.ts";
import type { Comparison, Condition } from "./condition.ts";
import { ConditionError, type ConditionWords, conditionWords } from "./condition-words.ts";
import { parseDaySpan } from "./parse-day-span.ts";
import { parseMoneyOperand } from "./parse-money.ts";
import { parseWindow } from "./parse-window.ts";
import {
  type FieldName,
  type FieldRow,
  fieldRow,
  type MoneyField,
  type NumberField,
  type StateField,
  type ValueField,
  VOCABULARY,
} from "./vocabulary.ts";

const COMPARISONS: readonly string[] = [">", ">=", "<", "<="];

/**
 * Reads one line of a rule; throws a `ConditionError`.
 * @example
 * parseConditions("amount > 2 x usual_amount and device new"); // two conditions that must both hold
 */
export function parseConditions(text: string): Condition[] {
  const words = conditionWords(text);
  const conditions = [oneCondition(words)];
  while (words.takes("and")) conditions.push(oneCondition(words));
  const rest = words.peek();
  if (rest === "") return conditions;
  if (rest.toLowerCase() === "or") throw new ConditionError('"or" joins no conditions: write a second rule');
  throw new ConditionError(`"${rest}" is too much: write one condition per line, or join two with "and"`);
}

function oneCondition(words: ConditionWords): Condition {
  const name = words.take().toLowerCase();
  return isSignal(name) ? { kind: "signal", name } : fieldCondition(name, words);
}

function isSignal(name: string): name is SignalKey {
  return (SIGNAL_KEYS as readonly string[]).includes(name);
}

function fieldCondition(name: string, words: ConditionWords): Condition {
  const row = fieldRow(name);
  if (row === null) throw new ConditionError(`"${name}" is no field: use ${Object.keys(VOCABULARY).join(", ")}`);
  const field = name as FieldName;
  const window = row.window ? parseWindow(name, words) : null;
  if (COMPARISONS.includes(words.peek())) return comparison(field, row, window, words);
  if (row.compares === "time") return timeCondition(words);
  return stateOrMember(field, row, words);
}

function comparison(field: FieldName, row: FieldRow, window: number | null, words: ConditionWords): Condition {
  const operator = words.take() as Comparison;
  if (row.compares === "money")
    return { kind: "money", field: field as MoneyField, window, operator, operand: parseMoneyOperand(words) };
  if (row.compares === "time") return { kind: "time", negated: false, span: parseDaySpan.compared(operator, words) };
  if (row.compares === null) throw new ConditionError(`${field} has no order: write ${row.example}`);
  const number = words.take();
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(number)) {
    throw new ConditionError(`"${number}" is no number: write ${row.example}`);
  }
  return { kind: "number", field: field as NumberField, window, operator, value: Number(number) };
}

/** `hour outside usual_hours`, `hour between 22:00 and 06:00`. */
function timeCondition(words: ConditionWords): Condition {
  const not = words.takes("not");
  if (words.takes("between")) return { kind: "time", negated: not, span: parseDaySpan.between(words) };
  const outside = words.takes("outside");
  if (!outside && !words.takes("inside") && !words.takes("within") && !words.takes("in")) {
    throw new ConditionError("hour needs inside, outside, between or a comparison: write hour outside usual_hours");
  }
  const span = words.takes("usual_hours") ? "usual" : parseDaySpan.dashed(words);
  return { kind: "time", negated: outside !== not, span };
}

/** `device new`, `country_risk is high`, `country not in usual_countries`. */
function stateOrMember(field: FieldName, row: FieldRow, words: ConditionWords): Condition {
  const is = words.takes("is") || words.takes("=");
  const negated = words.takes("not");
  const isIn = !is && words.takes("in");
  const word = words.peek();
  if (!isIn && row.states.includes(word.toLowerCase())) {
    return { kind: "state", field: field as StateField, negated, state: words.take().toLowerCase() };
  }
  if (!is && !isIn) throw new ConditionError(`"${word}" does not go with ${field}: write ${row.example}`);
  if (row.values === null)
    throw new ConditionError(`${field} is one of ${row.states.join(", ")}: write ${row.example}`);
  if (row.usual !== null && words.takes(row.usual))
    return { kind: "member", field: field as ValueField, negated, values: "usual" };
  return { kind: "member", field: field as ValueField, negated, values: valueList(field, row.values, words) };
}

function valueList(field: FieldName, form: RegExp, words: ConditionWords): string[] {
  const isList = words.takes("[");
  const values = [oneValue(field, form, words)];
  while (isList && words.takes(",")) values.push(oneValue(field, form, words));
  if (isList && !words.takes("]")) throw new ConditionError(`the list behind ${field} is not closed: end it with ]`);
  return [...new Set(values)].toSorted();
}

function oneValue(field: FieldName, form: RegExp, words: ConditionWords): string {
  const word = words.take();
  const value = field === "country" || field === "currency" ? word.toUpperCase() : word;
  if (!form.test(value)) throw new ConditionError(`"${word}" is no ${field}: write ${VOCABULARY[field].example}`);
  return field === "channel" || field === "weekday" ? value.toLowerCase() : value;
}
