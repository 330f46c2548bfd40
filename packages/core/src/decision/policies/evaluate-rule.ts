import type { SignalKey } from "../signals/signal-keys.ts";
import { isOutsideHours, minutesOfDay } from "../signals/time-of-day.ts";
import { type Answer, allOf, countOf, not } from "./answer.ts";
import type { CaseFacts } from "./case-facts.ts";
import { compare } from "./compare.ts";
import type { Condition } from "./condition.ts";
import { evaluateMoney } from "./evaluate-money.ts";
import { memberOf, numberOf, stateOf } from "./field-values.ts";
import { type RuleConditions, STANDARD_CONDITIONS } from "./standard-conditions.ts";

/** Whether a rule holds in a case; one without conditions never does. */
export function evaluateRule({ when, of, at_least, at_most }: RuleConditions, facts: CaseFacts): Answer {
  if (when.length === 0 && of.length === 0) return false;
  const groups = of.map((group) => allOf(group.map((condition) => evaluateCondition(condition, facts))));
  return allOf([
    ...when.map((condition) => evaluateCondition(condition, facts)),
    ...(of.length === 0 ? [] : [countOf(groups, at_least, at_most)]),
  ]);
}

/** Whether a named signal is raised in a case. */
export function evaluateSignal(name: SignalKey, facts: CaseFacts): Answer {
  return evaluateRule(STANDARD_CONDITIONS[name], facts);
}

/** Whether a condition holds in a case. */
export function evaluateCondition(condition: Condition, facts: CaseFacts): Answer {
  switch (condition.kind) {
    case "signal":
      return evaluateSignal(condition.name, facts);
    case "money":
      return evaluateMoney(condition, facts);
    case "number": {
      const value = numberOf(condition.field, condition.window, facts);
      return typeof value === "string" ? value : compare(value, condition.operator, condition.value);
    }
    case "state": {
      const answer = stateOf(condition.field, condition.state, facts);
      return condition.negated ? not(answer) : answer;
    }
    case "member": {
      const { field, values, negated } = condition;
      const found = memberOf(field, values, facts);
      return negated ? not(found) : found;
    }
    case "time": {
      const outside = isOutside(condition, facts);
      return condition.negated ? outside : not(outside);
    }
  }
}

function isOutside({ span }: Condition & { kind: "time" }, { transaction, behavior }: CaseFacts): Answer {
  const { timestamp } = transaction;
  if (span === "usual") return behavior === null ? "unknown_habits" : isOutsideHours(timestamp, behavior.usual_hours);
  const now = minutesOfDay(timestamp);
  return span.from <= span.to ? now < span.from || now >= span.to : now < span.from && now >= span.to;
}
