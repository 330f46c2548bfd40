import type { AggregatedEvidence, DecisionOutcome } from "../../contracts/decision/index.ts";
import { ESCALATION_SCORE, FALLBACK_CONFIDENCE } from "../constants.ts";

/** A decision and how sure it is. */
export interface Verdict {
  readonly decision: DecisionOutcome;
  readonly confidence: number;
}

/** What the score alone says. */
export function fallbackDecision({ risk_category, composite_risk_score }: AggregatedEvidence): Verdict {
  switch (risk_category) {
    case "low":
      return { decision: "APPROVE", confidence: FALLBACK_CONFIDENCE.low };
    case "medium":
      return composite_risk_score >= ESCALATION_SCORE
        ? { decision: "ESCALATE_TO_HUMAN", confidence: FALLBACK_CONFIDENCE.escalated }
        : { decision: "CHALLENGE", confidence: FALLBACK_CONFIDENCE.medium };
    case "high":
      return { decision: "BLOCK", confidence: FALLBACK_CONFIDENCE.high };
    case "critical":
      return { decision: "BLOCK", confidence: FALLBACK_CONFIDENCE.critical };
  }
}
