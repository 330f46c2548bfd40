import type { Condition, MoneyOperand } from "./condition.ts";
import { printTime } from "./parse-day-span.ts";
import { printWindow } from "./parse-window.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** A condition in the one form that equal conditions share, however they were written. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case "signal":
      return condition.name;
    case "money":
      return `${condition.field}${inWindow(condition.window)} ${condition.operator} ${printOperand(condition.operand)}`;
    case "number":
      return `${condition.field}${inWindow(condition.window)} ${condition.operator} ${condition.value}`;
    case "member": {
      const { field, negated, values } = condition;
      const list = values === "usual" ? VOCABULARY[field].usual : `[${values.join(", ")}]`;
      return `${field} ${negated ? "not in" : "in"} ${list}`;
    }
    case "state":
      return `${condition.field} is ${condition.negated ? "not " : ""}${condition.state}`;
    case "time": {
      const { negated, span } = condition;
      if (span === "usual") return `hour ${negated ? "outside" : "inside"} usual_hours`;
      return `hour ${negated ? "not " : ""}between ${printTime(span.from)} and ${printTime(span.to)}`;
    }
  }
}

/** The name of the signal a condition raises: its own words, as one. */
export function conditionKey(condition: Condition): string {
  return printCondition(condition)
    .toLowerCase()
    .replaceAll(">=", " at_least ")
    .replaceAll("<=", " at_most ")
    .replaceAll(">", " over ")
    .replaceAll("<", " under ")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .slice(0, 80);
}

function printOperand(operand: MoneyOperand): string {
  switch (operand.of) {
    case "money":
      return operand.values.map(({ amount, currency }) => `${amount} ${currency}`).join(" / ");
    case "limit":
      return operand.name;
    case "field": {
      const times = operand.factor === 1 ? "" : `${operand.factor} x `;
      return `${times}${operand.field}${inWindow(operand.window)}`;
    }
  }
}

function inWindow(window: number | null): string {
  return window === null ? "" : ` in ${printWindow(window)}`;
}
