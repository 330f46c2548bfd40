import type { AggregatedEvidence, PipelineState, PolicyMatch, RiskCategory } from "../../contracts/decision/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import { CATEGORY_BOUNDS, EVIDENCE_WEIGHTS } from "../constants.ts";
import type { AmountTable } from "../policies/amount-table.ts";
import { caseFacts, ownHabits } from "../policies/case-facts.ts";
import { standardSignals } from "../policies/raised-signals.ts";
import { THREAT_SIGNALS, TRANSACTION_FLAGS } from "../signals/signal-keys.ts";
import { contributions } from "./contributions.ts";

type Part = keyof typeof EVIDENCE_WEIGHTS;
type Components = Readonly<Record<Part, number | null>>;
type Signals = Pick<
  PipelineState,
  "transaction" | "transaction_signals" | "behavioral_signals" | "policy_matches" | "threat_intel"
> &
  Partial<Pick<PipelineState, "customer_behavior" | "history">>;

/** The policy part divides by this many policies. */
const POLICY_COUNT = 6;

/** Phase 2: weighs the parts into one score. A missing part counts as its worst case: it can never lower the score. */
export function aggregateEvidence(state: Signals, amounts?: AmountTable): AggregatedEvidence {
  const components: Components = {
    behavioral: state.behavioral_signals?.deviation_score ?? null,
    policy: state.policy_matches === null ? null : policyPart(state.policy_matches.matches),
    threat: state.threat_intel?.threat_level ?? null,
    transaction: transactionPart(state.transaction_signals),
  };
  const score = weighted(components, 1);
  const all_signals = raisedSignals(state, amounts);
  return {
    composite_risk_score: score,
    risk_category: riskCategory(score),
    all_signals,
    all_citations: citations(state),
    components,
    contributions: contributions(state, all_signals),
    missing: (Object.keys(components) as Part[]).filter((part) => components[part] === null),
  };
}

/** The score the known parts alone guarantee. */
export function guaranteedScore(evidence: AggregatedEvidence): number {
  return evidence.components === undefined ? evidence.composite_risk_score : weighted(evidence.components, 0);
}

/** Every signal raised so far: those of the transaction, of the threat, and what the rules of policies add. */
export function raisedSignals(state: Omit<Signals, "behavioral_signals">, amounts?: AmountTable): string[] {
  const { transaction, customer_behavior = null, history = [], threat_intel, policy_matches } = state;
  const behavior = ownHabits(transaction, customer_behavior);
  const flags = state.transaction_signals?.flags ?? [];
  const threats = standardSignals(caseFacts({ transaction, behavior, history, threat_intel, amounts }), THREAT_SIGNALS);
  const added = (policy_matches?.matches ?? []).flatMap(({ signals = [] }) => signals);
  return [...new Set([...flags, ...threats, ...added])];
}

/** Below 30 low, below 60 medium, below 80 high, else critical. */
export function riskCategory(score: number): RiskCategory {
  if (score < CATEGORY_BOUNDS.low) return "low";
  if (score < CATEGORY_BOUNDS.medium) return "medium";
  return score < CATEGORY_BOUNDS.high ? "high" : "critical";
}

function weighted(components: Components, unknown: number): number {
  const parts = Object.keys(EVIDENCE_WEIGHTS) as Part[];
  const sum = parts.reduce((total, part) => total + EVIDENCE_WEIGHTS[part] * (components[part] ?? unknown), 0);
  return roundHalfEven(Math.min(100, 100 * sum), 2);
}

function transactionPart(signals: PipelineState["transaction_signals"]): number | null {
  if (signals === null || signals.amount_ratio === null) return null;
  const flags = TRANSACTION_FLAGS.filter((key) => signals.flags.includes(key)).length;
  return Math.min(1, 0.5 * Math.min(1, signals.amount_ratio / 3) + Math.min(0.5, 0.1 * flags));
}

function policyPart(matches: readonly PolicyMatch[]): number {
  if (matches.length === 0) return 0;
  const mean = matches.reduce((sum, found) => sum + (found.relevance_score ?? 1), 0) / matches.length;
  return (Math.min(1, matches.length / POLICY_COUNT) + mean) / 2;
}

function citations({ policy_matches, threat_intel }: Signals): string[] {
  return [
    ...(policy_matches?.matches ?? []).map((found) => found.policy_id),
    ...(threat_intel?.sources ?? []).map((source) => source.source_name),
  ];
}
