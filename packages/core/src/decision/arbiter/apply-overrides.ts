import type { AggregatedEvidence, DecisionOutcome, DecisionOverride } from "../../contracts/decision/index.ts";
import {
  FALLBACK_CONFIDENCE,
  FINAL_BLOCK_CONFIDENCE,
  FINAL_BLOCK_SCORE,
  LOWEST_CONFIDENCE,
  STRICTNESS,
} from "../constants.ts";
import { guaranteedScore } from "../evidence/aggregate-evidence.ts";
import { deviceContradictsPlace } from "./contradictions.ts";
import type { Verdict } from "./fallback-decision.ts";

/** The verdict after the rules that outrank it, and the one that changed it. */
export interface OverriddenVerdict extends Verdict {
  readonly override: DecisionOverride | null;
}

/**
 * The rules above the arbiter, first match wins; docs/decisions/0090-arbiter-rules.md says why each one stands.
 * 1. Composite above 85 on known parts: BLOCK, final.
 * 2. Incomplete evidence: a person.
 * 3. Contradictory signals below BLOCK: a person.
 * 4. Confidence below 0.55: a person, whatever a policy asks for: its action would hide the doubt.
 * 5. A policy asks for more than the verdict: its action; a BLOCK against an APPROVE contradicts the score: a person.
 * 6. A rule that would ask for more cannot be checked, because nobody knows its limit in this currency: a person.
 */
export function applyOverrides(
  verdict: Verdict,
  evidence: AggregatedEvidence,
  policyAction: DecisionOutcome | null,
  undecidedAction: DecisionOutcome | null = null,
): OverriddenVerdict {
  const final = withoutUndecided(verdict, evidence, policyAction);
  const wouldRaise = undecidedAction !== null && STRICTNESS[undecidedAction] > STRICTNESS[final.decision];
  return wouldRaise && final.decision !== "ESCALATE_TO_HUMAN" ? toPerson(final, "unknown_currency_limit") : final;
}

/** The first five rules. */
function withoutUndecided(
  verdict: Verdict,
  evidence: AggregatedEvidence,
  policyAction: DecisionOutcome | null,
): OverriddenVerdict {
  if (guaranteedScore(evidence) > FINAL_BLOCK_SCORE) {
    const confidence = Math.max(FINAL_BLOCK_CONFIDENCE, verdict.decision === "BLOCK" ? verdict.confidence : 0);
    return { decision: "BLOCK", confidence, override: "composite_above_85" };
  }
  if (evidence.missing.length > 0) return toPerson(verdict, "incomplete_evidence");
  const raisable = STRICTNESS[verdict.decision] < STRICTNESS.ESCALATE_TO_HUMAN;
  if (raisable && deviceContradictsPlace(evidence)) return toPerson(verdict, "contradictory_signals");
  if (verdict.confidence < LOWEST_CONFIDENCE) {
    return { ...verdict, decision: "ESCALATE_TO_HUMAN", override: "confidence_below_055" };
  }
  if (policyAction !== null && STRICTNESS[policyAction] > STRICTNESS[verdict.decision]) {
    if (policyAction === "BLOCK" && verdict.decision === "APPROVE")
      return toPerson(verdict, "policy_contradicts_score");
    const confidence = policyAction === "BLOCK" ? FALLBACK_CONFIDENCE.high : FALLBACK_CONFIDENCE.medium;
    return { decision: policyAction, confidence, override: "policy_minimum" };
  }
  return { ...verdict, override: null };
}

function toPerson(verdict: Verdict, override: DecisionOverride): OverriddenVerdict {
  const confidence = verdict.decision === "ESCALATE_TO_HUMAN" ? verdict.confidence : FALLBACK_CONFIDENCE.escalated;
  return { decision: "ESCALATE_TO_HUMAN", confidence, override };
}
