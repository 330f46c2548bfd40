import type { PipelineState } from "../contracts/decision/index.ts";
import { canonicalJson } from "../json/index.ts";

/** The record of a case as text for a model: only what the phases found, nothing from the trace. */
export function caseText(state: PipelineState): string {
  const { transaction, transaction_signals, behavioral_signals, policy_matches, threat_intel, evidence, debate } =
    state;
  return canonicalJson(
    { transaction, transaction_signals, behavioral_signals, policy_matches, threat_intel, evidence, debate },
    { indent: 1 },
  );
}
