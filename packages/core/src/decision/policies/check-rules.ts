import type { PipelineState, Policy, PolicyMatchResult, PolicyRule } from "../../contracts/decision/index.ts";
import { SIGNAL_KEYS, type SignalKey } from "../signals/signal-keys.ts";
import type { AmountTable } from "./amount-table.ts";
import { type CaseFacts, caseFacts, ownHabits } from "./case-facts.ts";
import { evaluateRule } from "./evaluate-rule.ts";
import { printCondition } from "./print-condition.ts";
import { ruleSignals } from "./raised-signals.ts";
import { conditionsOf, ruleConditions } from "./rule-conditions.ts";
import { type RuleConditions, STANDARD_CONDITIONS } from "./standard-conditions.ts";

/** A rule that holds in a case. */
export interface HoldingRule {
  /** Counted from 1. */
  readonly number: number;
  readonly rule: PolicyRule;
  /** The raised signals it is made of. */
  readonly named: readonly string[];
  /** The signals it adds to the named ones. */
  readonly signals: readonly string[];
}

/** Which rules of a policy hold in a case, and of which nobody can say. */
export interface CheckedRules {
  readonly holding: readonly HoldingRule[];
  readonly undecided: NonNullable<PolicyMatchResult["undecided"]>;
}

/** Holds every rule of a policy against a case; throws a `ConditionError` where a condition cannot be read. */
export function checkRules(policy: Policy, facts: CaseFacts, raised: readonly string[]): CheckedRules {
  const known = SIGNAL_KEYS.filter((key) => raised.includes(key));
  const checked = policy.rules.map((rule, index) => {
    const conditions = ruleConditions(rule);
    return { number: index + 1, rule, conditions, answer: evaluateRule(conditions, facts) };
  });
  return {
    holding: checked
      .filter(({ answer }) => answer === true)
      .map(({ number, rule, conditions }) => {
        const signals = ruleSignals([conditions], facts, known);
        return { number, rule, named: [...namesOf(conditions, known), ...signals], signals };
      }),
    undecided: checked.flatMap(({ number, rule, answer }) =>
      typeof answer === "string"
        ? [{ policy_id: policy.policy_id, rule: number, action: rule.action, cause: answer }]
        : [],
    ),
  };
}

/** The rules of a policy that hold in a case that went through the pipeline. */
export function rulesThatHold(
  policy: Policy,
  { transaction, customer_behavior, history, threat_intel, evidence }: PipelineState,
  amounts?: AmountTable,
): CheckedRules {
  const behavior = ownHabits(transaction, customer_behavior);
  return checkRules(
    policy,
    caseFacts({ transaction, behavior, history, threat_intel, amounts }),
    evidence?.all_signals ?? [],
  );
}

/** The raised signals a rule is made of. */
function namesOf(conditions: RuleConditions, raised: readonly SignalKey[]): SignalKey[] {
  const own = new Set(conditionsOf(conditions).map(printCondition));
  const isPart = (name: SignalKey) =>
    conditionsOf(STANDARD_CONDITIONS[name]).every((one) => own.has(printCondition(one)));
  return raised.filter((name) => own.has(name) || isPart(name));
}
