import type { Comparison } from "./condition.ts";

/** Holds two numbers against each other. */
export function compare(left: number, operator: Comparison, right: number): boolean {
  switch (operator) {
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
  }
}
