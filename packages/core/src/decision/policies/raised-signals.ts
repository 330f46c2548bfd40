import { SIGNAL_KEYS, type SignalKey } from "../signals/signal-keys.ts";
import type { CaseFacts } from "./case-facts.ts";
import { evaluateCondition, evaluateSignal } from "./evaluate-rule.ts";
import { conditionKey, printCondition } from "./print-condition.ts";
import { conditionsOf } from "./rule-conditions.ts";
import { type RuleConditions, STANDARD_CONDITIONS } from "./standard-conditions.ts";

/** The named signals raised in a case, in the order of their table. */
export function standardSignals(facts: CaseFacts, names: readonly SignalKey[] = SIGNAL_KEYS): SignalKey[] {
  return names.filter((name) => evaluateSignal(name, facts) === true);
}

/**
 * The signals that rules which hold add to the named ones: one for each of their conditions that holds and that no
 * raised signal stands for.
 */
export function ruleSignals(
  rules: readonly RuleConditions[],
  facts: CaseFacts,
  raised: readonly SignalKey[],
): string[] {
  const covered = new Set(raised.flatMap((name) => conditionsOf(STANDARD_CONDITIONS[name])).map(printCondition));
  const conditions = rules
    .flatMap(conditionsOf)
    .filter((one) => one.kind !== "signal" && !covered.has(printCondition(one)))
    .filter((one) => evaluateCondition(one, facts) === true);
  return [...new Set(conditions.map(conditionKey))];
}
