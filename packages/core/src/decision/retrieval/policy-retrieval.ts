import type { DecisionOutcome, Policy, PolicyMatch, PolicyMatchResult } from "../../contracts/decision/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { STRICTNESS } from "../constants.ts";
import { policiesByLanguage } from "./policies-by-language.ts";
import { policyQuery } from "./policy-query.ts";
import { policyQuote } from "./policy-quote.ts";

/** Orders policies by how much they bear on a question: relevance 0–1 by policy id, best first. */
export type PolicyRanker = (
  query: string,
  policies: readonly Policy[],
) => Promise<readonly { readonly policy_id: string; readonly relevance: number }[]>;

/** A policy in words only counts as found from this relevance on. */
const RELEVANCE_FLOOR = 0.35;

/**
 * Phase 1b: the policies that speak to this case. A policy with rules matches when one of them holds, so that wording
 * cannot switch a rule off; one without rules matches by relevance. Each policy is asked in the language it is written
 * in: its relevance weighs in the score, and must not fall because a bank writes German or Spanish.
 */
export async function policyRetrieval(
  signals: readonly string[],
  policies: readonly Policy[],
  rank: PolicyRanker,
): Promise<PolicyMatchResult> {
  if (policies.length === 0) return { matches: [], chunk_ids: [] };
  const raised = new Set(signals);
  const matches: PolicyMatch[] = [];
  for (const { language, policies: group } of policiesByLanguage(policies)) {
    const question = { query: policyQuery(signals, language), language };
    const ranked = new Map((await rank(question.query, group)).map((hit) => [hit.policy_id, hit.relevance]));
    for (const policy of group) {
      const found = match(policy, raised, ranked.get(policy.policy_id) ?? 0, question);
      if (found !== null) matches.push(found);
    }
  }
  matches.sort(byRelevance);
  return { matches, chunk_ids: matches.map((found) => found.policy_id) };
}

function match(
  policy: Policy,
  raised: ReadonlySet<string>,
  relevance: number,
  { query, language }: { readonly query: string; readonly language: LanguagePack },
): PolicyMatch | null {
  const holding = policy.rules.filter((rule) => rule.when.every((key) => raised.has(key)));
  const found = policy.rules.length === 0 ? relevance >= RELEVANCE_FLOOR : holding.length > 0;
  if (!found) return null;
  const action = strictest(holding.map((rule) => rule.action));
  // The quote must speak of what weighs most: the rules that ask for this action; without rules, the whole question.
  const weighing = holding.filter((rule) => rule.action === action).flatMap(({ when }) => when);
  const quote = policyQuote(policy.text, weighing.length === 0 ? query : policyQuery(weighing, language), language);
  return {
    policy_id: policy.policy_id,
    description: policy.title,
    relevance_score: relevance,
    action,
    ...(quote !== null && { quote }),
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
