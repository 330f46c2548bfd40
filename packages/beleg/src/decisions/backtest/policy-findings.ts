import type { Policy } from "@beleg/core/contracts";
import { areNested, findRuleConflicts, type RuleConflict, type RuleName } from "@beleg/core/decision";
import { type Matched, ruleKey } from "./backtest.ts";

/** What is odd about rules: a `conflict` fails the check, a `note` is to be looked at. */
export interface PolicyFinding {
  readonly level: "conflict" | "note";
  readonly kind: RuleConflict["kind"] | "no_match" | "same_cases" | "unmarked" | "unknown_limit";
  readonly rules: readonly RuleName[];
  /** How many past payments it is about. */
  readonly cases?: number;
}

const LEVEL: Readonly<Record<RuleConflict["kind"], PolicyFinding["level"]>> = {
  never_holds: "conflict",
  other_action: "conflict",
  no_effect: "conflict",
  duplicate: "note",
  overlap: "note",
};

/** Fewer payments in common say nothing about rules that are not alike. */
const FEWEST_IN_COMMON = 2;

/** What the words of the rules tell, and what past payments show where there are any. */
export function policyFindings(
  policies: readonly Policy[],
  matched: ReadonlyMap<string, Matched> | null,
): PolicyFinding[] {
  const rules = policies.flatMap((policy) =>
    policy.rules.map((rule, at) => ({ rule, name: { policy_id: policy.policy_id, rule: at + 1 } })),
  );
  const seen = ({ policy_id, rule }: RuleName) => matched?.get(ruleKey({ policy_id }, rule));
  const unmarked = rules.filter(({ rule }) => rule.quote === undefined);
  const shown = matched === null ? [] : rules;
  return [
    ...findRuleConflicts(policies).map((one) => ({ level: LEVEL[one.kind], ...one })),
    ...unmarked.map(({ name }) => ({ level: "note" as const, kind: "unmarked" as const, rules: [name] })),
    ...shown
      .filter(({ name }) => seen(name)?.record.matches === 0)
      .map(({ name }) => ({ level: "note" as const, kind: "no_match" as const, rules: [name] })),
    ...shown
      .filter(({ name }) => (seen(name)?.record.undecided ?? 0) > 0)
      .map(({ name }) => ({
        level: "note" as const,
        kind: "unknown_limit" as const,
        rules: [name],
        cases: seen(name)!.record.undecided,
      })),
    ...shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        const [first, second] = [seen(one.name)!.ids, seen(other.name)!.ids];
        const same =
          first.size >= FEWEST_IN_COMMON && first.size === second.size && [...first].every((id) => second.has(id));
        if (!same || one.rule.action === other.rule.action || areNested(one.rule, other.rule)) return [];
        const names = [one.name, other.name];
        return [{ level: "note" as const, kind: "same_cases" as const, rules: names, cases: first.size }];
      }),
    ),
  ];
}
