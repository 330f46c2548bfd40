import type { PolicyRule } from "../../contracts/decision/index.ts";
import type { Condition } from "./condition.ts";
import { parseConditions } from "./parse-condition.ts";
import { printCondition } from "./print-condition.ts";
import type { RuleConditions } from "./standard-conditions.ts";

/** Beside the rule, because policies are plain data of the caller and are asked for every case. */
const known = new WeakMap<PolicyRule, RuleConditions>();

/** The conditions of a rule, read once; throws a `ConditionError` where one cannot be read. */
export function ruleConditions(rule: PolicyRule): RuleConditions {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const of = (rule.of ?? []).map((text) => parseConditions(text));
  const read = {
    when: rule.when.flatMap((text) => parseConditions(text)),
    of,
    at_least: of.length === 0 ? 0 : (rule.at_least ?? of.length),
  };
  known.set(rule, read);
  return read;
}

/** The conditions of a rule as text, in the form that equal ones share. */
export function conditionTexts(rule: PolicyRule): string[] {
  return rowTexts(ruleConditions(rule));
}

/** The same of conditions that are read. */
export function rowTexts({ when, of, at_least, at_most = of.length }: RuleConditions): string[] {
  const count = at_least === at_most && at_least < of.length ? `exactly ${at_least}` : `at least ${at_least}`;
  const groups = of.map((group) => group.map(printCondition).join(" and "));
  return [...when.map(printCondition), ...(of.length === 0 ? [] : [`${count} of: ${groups.join("; ")}`])];
}

/** All conditions a rule names. */
export function conditionsOf({ when, of }: RuleConditions): readonly Condition[] {
  return [...when, ...of.flat()];
}
