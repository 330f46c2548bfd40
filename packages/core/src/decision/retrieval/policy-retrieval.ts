import type { DecisionOutcome, Policy, PolicyMatch, PolicyMatchResult } from "../../contracts/decision/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { STRICTNESS } from "../constants.ts";
import type { CaseFacts } from "../policies/case-facts.ts";
import { checkRules, type HoldingRule } from "../policies/check-rules.ts";
import { policiesByLanguage } from "./policies-by-language.ts";
import { policyQuery } from "./policy-query.ts";
import { policyQuote } from "./policy-quote.ts";

/** Orders policies by how much they bear on a question: relevance 0–1 by policy id, best first. */
export type PolicyRanker = (
  query: string,
  policies: readonly Policy[],
) => Promise<readonly { readonly policy_id: string; readonly relevance: number }[]>;

/** What policies are asked about: the facts of a case and the signals raised so far. */
export interface PolicyQuestion {
  readonly facts: CaseFacts;
  readonly signals: readonly string[];
}

/** A policy in words only counts as found from this relevance on. */
const RELEVANCE_FLOOR = 0.35;

/**
 * Phase 1b: the policies that speak to this case. A policy with rules matches when one of them holds, so that wording
 * cannot switch a rule off; one without rules matches by relevance. Each policy is asked in the language it is written
 * in: its relevance weighs in the score, and must not fall because a bank writes German or Spanish.
 */
export async function policyRetrieval(
  question: PolicyQuestion,
  policies: readonly Policy[],
  rank: PolicyRanker,
): Promise<PolicyMatchResult> {
  if (policies.length === 0) return { matches: [], chunk_ids: [] };
  const checked = new Map(policies.map((policy) => [policy, checkRules(policy, question.facts, question.signals)]));
  const added = [...checked.values()].flatMap(({ holding }) => holding.flatMap(({ signals }) => signals));
  const signals = [...new Set([...question.signals, ...added])];
  const matches: PolicyMatch[] = [];
  for (const { language, policies: group } of policiesByLanguage(policies)) {
    const query = policyQuery(signals, language);
    const ranked = new Map((await rank(query, group)).map((hit) => [hit.policy_id, hit.relevance]));
    for (const policy of group) {
      const relevance = ranked.get(policy.policy_id) ?? 0;
      const { holding } = checked.get(policy)!;
      const found = policy.rules.length === 0 ? relevance >= RELEVANCE_FLOOR : holding.length > 0;
      if (found) matches.push(match(policy, holding, relevance, { query, language }));
    }
  }
  matches.sort(byRelevance);
  const undecided = [...checked.values()].flatMap((rules) => rules.undecided);
  return {
    matches,
    chunk_ids: matches.map((found) => found.policy_id),
    ...(undecided.length > 0 && { undecided }),
  };
}

function match(
  policy: Policy,
  holding: readonly HoldingRule[],
  relevance: number,
  { query, language }: { readonly query: string; readonly language: LanguagePack },
): PolicyMatch {
  const action = strictest(holding.map(({ rule }) => rule.action));
  // What weighs most speaks for the policy: the last of the rules that ask for its action, which is the most special.
  const weighing = holding.filter(({ rule }) => rule.action === action).at(-1);
  const words = weighing === undefined ? query : policyQuery(weighing.named, language);
  const quote = weighing?.rule.quote ?? policyQuote(policy.text, words, language);
  const signals = [...new Set(holding.flatMap((one) => one.signals))];
  return {
    policy_id: policy.policy_id,
    description: policy.title,
    relevance_score: relevance,
    action,
    ...(quote !== null && { quote }),
    ...(weighing !== undefined && { rule: weighing.number }),
    ...(weighing?.rule.severity !== undefined && { severity: weighing.rule.severity }),
    ...(holding.some(({ rule }) => rule.review === true) && { review: true }),
    ...(signals.length > 0 && { signals }),
  };
}

/** The strictest of the actions; null when none is asked for. */
export function strictest(actions: readonly (DecisionOutcome | null)[]): DecisionOutcome | null {
  return actions.reduce<DecisionOutcome | null>(
    (best, action) => (action !== null && (best === null || STRICTNESS[action] > STRICTNESS[best]) ? action : best),
    null,
  );
}

function byRelevance(a: PolicyMatch, b: PolicyMatch): number {
  const difference = (b.relevance_score ?? 0) - (a.relevance_score ?? 0);
  if (difference !== 0) return difference;
  return a.policy_id < b.policy_id ? -1 : 1;
}
