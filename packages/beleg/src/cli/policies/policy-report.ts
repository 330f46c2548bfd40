import type { Policy } from "@beleg/core/contracts";
import { conditionTexts } from "@beleg/core/decision";
import type { Backtest, Matched, PolicyFinding, RuleRecord } from "../../decisions/index.ts";
import { policyFindings, ruleKey } from "../../decisions/index.ts";
import type { CheckedFiles, PolicyProblem } from "../../policies/index.ts";

/** One rule and, where past payments were given, what it would have done. */
export interface RuleLine extends Partial<RuleRecord> {
  readonly policy_id: string;
  readonly rule: number;
  readonly action: string | null;
  readonly severity: string | null;
  readonly review: boolean;
  readonly conditions: readonly string[];
  readonly quote: string | null;
}

/** What `beleg policies check` found. */
export interface PolicyReport {
  readonly folder: string;
  readonly policies: number;
  readonly problems: readonly PolicyProblem[];
  readonly rules: readonly RuleLine[];
  readonly findings: readonly PolicyFinding[];
  readonly backtest: Backtest | null;
}

/** Puts together what the files, the rules and the past payments show. */
export function policyReport(
  folder: string,
  { policies, problems }: CheckedFiles,
  tried: { readonly rules: ReadonlyMap<string, Matched>; readonly all: Backtest } | null,
): PolicyReport {
  return {
    folder,
    policies: policies.length,
    problems,
    rules: policies.flatMap((policy) => policy.rules.map((_, at) => ruleLine(policy, at, tried?.rules))),
    findings: problems.length > 0 ? [] : policyFindings(policies, tried?.rules ?? null),
    backtest: tried?.all ?? null,
  };
}

function ruleLine(policy: Policy, at: number, matched: ReadonlyMap<string, Matched> | undefined): RuleLine {
  const rule = policy.rules[at]!;
  return {
    policy_id: policy.policy_id,
    rule: at + 1,
    action: rule.action,
    severity: rule.severity ?? null,
    review: rule.review === true,
    conditions: conditionTexts(rule),
    quote: rule.quote ?? null,
    ...matched?.get(ruleKey(policy, at + 1))?.record,
  };
}
