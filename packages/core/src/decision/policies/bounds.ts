import type { Comparison, Condition } from "./condition.ts";

/** A condition that draws a line: what is compared, on which side, where. */
export interface Bound {
  /** What is compared, with the unit; bounds on other things say nothing about each other. */
  readonly on: string;
  readonly side: "above" | "below";
  readonly at: number;
  /** Whether the line itself belongs to it. */
  readonly closed: boolean;
}

/** The line a condition draws; null when it draws none, or one in several currencies. */
export function boundOf(condition: Condition): Bound | null {
  if (condition.kind === "number")
    return bound(`${condition.field} ${condition.window}`, condition.operator, condition.value);
  if (condition.kind !== "money") return null;
  const { field, window, operator, operand } = condition;
  const on = `${field} ${window}`;
  if (operand.of === "field") return bound(`${on} ${operand.field} ${operand.window}`, operator, operand.factor);
  if (operand.of === "limit" || operand.values.length !== 1) return null;
  const [{ amount, currency }] = operand.values as readonly [{ amount: string; currency: string }];
  return bound(`${on} ${currency}`, operator, Number(amount));
}

function bound(on: string, operator: Comparison, at: number): Bound {
  return { on, side: operator.startsWith(">") ? "above" : "below", at, closed: operator.endsWith("=") };
}

/** Whether everything within the first line is within the second. */
export function isTighter(first: Bound, second: Bound): boolean {
  if (first.on !== second.on || first.side !== second.side) return false;
  if (first.at === second.at) return second.closed || !first.closed;
  return first.side === "above" ? first.at > second.at : first.at < second.at;
}

/** Whether nothing is within both lines. */
export function isApart(first: Bound, second: Bound): boolean {
  if (first.on !== second.on || first.side === second.side) return false;
  const [above, below] = first.side === "above" ? [first, second] : [second, first];
  return above.at > below.at || (above.at === below.at && !(above.closed && below.closed));
}
