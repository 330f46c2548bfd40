import type { Policy, PolicyRule } from "../../contracts/decision/index.ts";
import { STRICTNESS } from "../constants.ts";
import type { Condition } from "./condition.ts";
import { excludes, implies } from "./condition-relations.ts";
import { printCondition } from "./print-condition.ts";
import { ruleConditions } from "./rule-conditions.ts";
import { type RuleConditions, STANDARD_CONDITIONS } from "./standard-conditions.ts";

/** A rule by its policy and its number, counted from 1. */
export interface RuleName {
  readonly policy_id: string;
  readonly rule: number;
}

/** What is odd about rules, told from their words alone. */
export interface RuleConflict {
  /**
   * `never_holds`: its conditions exclude each other. `other_action`: the same cases, another action. `no_effect`: wherever
   * it holds, a rule that asks for more holds too. `duplicate`: says what another rule says. `overlap`: lines that cross,
   * with another action on each side.
   */
  readonly kind: "never_holds" | "other_action" | "no_effect" | "duplicate" | "overlap";
  readonly rules: readonly RuleName[];
}

interface ReadRule extends RuleName {
  readonly given: PolicyRule;
  readonly conditions: RuleConditions;
}

/** Finds rules that never hold, never matter or contradict each other. */
export function findRuleConflicts(policies: readonly Policy[]): RuleConflict[] {
  const rules = policies.flatMap(({ policy_id, rules: own }) =>
    own.map(
      (given, index): ReadRule => ({ policy_id, rule: index + 1, given, conditions: expanded(ruleConditions(given)) }),
    ),
  );
  const impossible = rules.filter(({ conditions }) => neverHolds(conditions.when));
  const possible = rules.filter((one) => !impossible.includes(one));
  return [
    ...impossible.map((one) => ({ kind: "never_holds" as const, rules: [nameOf(one)] })),
    ...possible.flatMap((one, at) => possible.slice(at + 1).flatMap((other) => between(one, other))),
  ];
}

/** Whether one rule holds wherever the other does, in either direction. */
export function areNested(one: PolicyRule, other: PolicyRule): boolean {
  const [first, second] = [expanded(ruleConditions(one)), expanded(ruleConditions(other))];
  return ruleImplies(first, second) || ruleImplies(second, first);
}

function between(one: ReadRule, other: ReadRule): RuleConflict[] {
  const [narrow, wide] = [ruleImplies(one.conditions, other.conditions), ruleImplies(other.conditions, one.conditions)];
  const names = [nameOf(one), nameOf(other)];
  if (narrow && wide)
    return [{ kind: one.given.action === other.given.action ? "duplicate" : "other_action", rules: names }];
  if (narrow && strictness(one) < strictness(other)) return [{ kind: "no_effect", rules: names }];
  if (wide && strictness(other) < strictness(one)) return [{ kind: "no_effect", rules: names.toReversed() }];
  const crosses = !narrow && !wide && one.given.action !== other.given.action && sameShape(one, other);
  const apart = neverHolds([...one.conditions.when, ...other.conditions.when]);
  return crosses && !apart ? [{ kind: "overlap", rules: names }] : [];
}

function ruleImplies(first: RuleConditions, second: RuleConditions): boolean {
  const met = (condition: Condition) => first.when.some((own) => implies(own, condition));
  if (!second.when.every(met)) return false;
  if (second.of.length === 0) return true;
  if (second.of.filter((group) => group.every(met)).length >= second.at_least) return true;
  const groups = new Set(second.of.map(printGroup));
  return (
    first.of.length > 0 && first.of.every((group) => groups.has(printGroup(group))) && first.at_least >= second.at_least
  );
}

function neverHolds(when: readonly Condition[]): boolean {
  return when.some((one, at) => when.slice(at + 1).some((other) => excludes(one, other)));
}

/** Rules about the same fields, each with a line somewhere. */
function sameShape(one: ReadRule, other: ReadRule): boolean {
  const shape = ({ conditions: { when, of } }: ReadRule) =>
    of.length > 0
      ? ""
      : [...new Set(when.map((condition) => ("field" in condition ? condition.field : "hour")))].toSorted().join();
  const drawsLine = ({ conditions: { when } }: ReadRule) =>
    when.some(({ kind }) => kind === "money" || kind === "number");
  return shape(one) !== "" && shape(one) === shape(other) && drawsLine(one) && drawsLine(other);
}

/** A named signal stands for its conditions; one that counts stays as it is. */
function expanded({ when, ...rest }: RuleConditions): RuleConditions {
  const plain = when.flatMap((condition) => {
    if (condition.kind !== "signal") return [condition];
    const meant = STANDARD_CONDITIONS[condition.name];
    return meant.of.length === 0 ? meant.when : [condition];
  });
  return { ...rest, when: plain };
}

function strictness({ given: { action } }: ReadRule): number {
  return action === null ? -1 : STRICTNESS[action];
}

function printGroup(group: readonly Condition[]): string {
  return group.map(printCondition).join(" and ");
}

function nameOf({ policy_id, rule }: ReadRule): RuleName {
  return { policy_id, rule };
}
