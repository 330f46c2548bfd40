import type { PipelineState } from "../../contracts/decision/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import { DEVIATION_EXTRAS, EVIDENCE_WEIGHTS } from "../constants.ts";
import { deviationOfRatio } from "../signals/behavioral-signals.ts";
import { type SignalKey, THREAT_SIGNALS, TRANSACTION_FLAGS } from "../signals/signal-keys.ts";

/** What a factor put on the score. */
export interface Contribution {
  readonly factor: string;
  readonly points: number;
}

type State = Pick<PipelineState, "transaction_signals" | "policy_matches" | "threat_intel">;

/** A signal for the amount stands for its ratio, the last that is raised for all of it. */
const AMOUNT_SIGNALS: readonly SignalKey[] = ["amount_over_3x", "amount_over_2x"];

/** What weighed in, in points of the score, the heaviest first; equal ones in the order they were found. */
export function contributions(state: State, raised: readonly string[]): Contribution[] {
  const threat = THREAT_SIGNALS.filter((key) => raised.includes(key)).at(-1);
  const level = state.threat_intel?.threat_level ?? 0;
  return [
    ...signalPoints(state, raised),
    ...policyPoints(state),
    ...(threat === undefined ? [] : [{ factor: threat, points: 100 * EVIDENCE_WEIGHTS.threat * level }]),
  ]
    .map(({ factor, points }) => ({ factor, points: roundHalfEven(points, 2) }))
    .toSorted((a, b) => b.points - a.points);
}

/**
 * The amount weighs in twice, by the deviation from habit and by its ratio; so do place, device and hour. Where a part
 * of the score is full, what fills it shares its points.
 */
function signalPoints({ transaction_signals }: State, raised: readonly string[]): Contribution[] {
  const ratio = transaction_signals?.amount_ratio ?? null;
  // Without habits nothing of this is weighed; what was raised is still what speaks to the case.
  if (ratio === null) return (transaction_signals?.flags ?? []).map((factor) => ({ factor, points: 0 }));
  const flags = TRANSACTION_FLAGS.filter((key) => raised.includes(key));
  const extras: Partial<Record<string, number>> = DEVIATION_EXTRAS;
  const raw = flags.reduce((sum, key) => sum + (extras[key] ?? 0), deviationOfRatio(ratio));
  const behavioral = (100 * EVIDENCE_WEIGHTS.behavioral) / Math.max(1, raw);
  const transaction = 100 * EVIDENCE_WEIGHTS.transaction;
  const ofFlag = transaction * Math.min(0.1, 0.5 / Math.max(1, flags.length));
  const amount = AMOUNT_SIGNALS.find((key) => raised.includes(key));
  const ofAmount = behavioral * deviationOfRatio(ratio) + transaction * 0.5 * Math.min(1, ratio / 3);
  return [
    ...(amount === undefined ? [] : [{ factor: amount, points: ofAmount }]),
    ...flags.map((factor) => ({ factor, points: behavioral * (extras[factor] ?? 0) + ofFlag })),
  ];
}

/** Each policy brings its share of how many there are and of how relevant they are on average. */
function policyPoints({ policy_matches }: State): Contribution[] {
  const matches = policy_matches?.matches ?? [];
  const share = Math.min(1, matches.length / 6) / Math.max(1, matches.length);
  return matches.map(({ policy_id, relevance_score }) => ({
    factor: policy_id,
    points: (100 * EVIDENCE_WEIGHTS.policy * (share + (relevance_score ?? 1) / matches.length)) / 2,
  }));
}
