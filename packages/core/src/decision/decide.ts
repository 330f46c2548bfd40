import type { DecisionCase, PipelineState } from "../contracts/decision/index.ts";
import { createPhases, type DecisionOptions, type Phase } from "./phases.ts";

/** Decides about a transaction: five phases over one state, each with its line in the trace. Never throws. */
export async function decide(input: DecisionCase, options: DecisionOptions): Promise<PipelineState> {
  const phases = createPhases(options);
  let state = initialState(input);
  state = await run(state, phases.signals);
  state = await run(state, phases.retrieval);
  state = await run(state, phases.evidence);
  state = await run(state, phases.debate);
  state = await run(state, phases.arbiter);
  return run(state, phases.explainability);
}

/** The blackboard at the start: the case and nothing found yet. */
export function initialState(input: DecisionCase): PipelineState {
  return {
    transaction: input.transaction,
    customer_behavior: input.customer_behavior,
    history: input.history ?? [],
    ...(input.locale === undefined ? {} : { locale: input.locale }),
    transaction_signals: null,
    behavioral_signals: null,
    policy_matches: null,
    threat_intel: null,
    evidence: null,
    debate: null,
    decision: null,
    explanation: null,
    status: "running",
    trace: [],
  };
}

async function run(state: PipelineState, phase: Phase): Promise<PipelineState> {
  const added = await phase(state);
  return { ...state, ...added, trace: [...state.trace, ...added.trace] };
}
