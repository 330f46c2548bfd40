import type { DecisionCase, PipelineState } from "../contracts/decision/index.ts";
import { noTracer, type TraceAttributes } from "../ports/index.ts";
import { createPhases, type DecisionOptions, type DecisionPhases, type PhaseResult } from "./phases.ts";

const ORDER = [
  "signals",
  "retrieval",
  "evidence",
  "debate",
  "arbiter",
  "explainability",
] as const satisfies readonly (keyof DecisionPhases)[];

/** Decides about a transaction: five phases over one state, each with its line in the trace. Never throws. */
export function decide(input: DecisionCase, options: DecisionOptions): Promise<PipelineState> {
  const phases = createPhases(options);
  const { tracer = noTracer } = options;
  return tracer.span("decide", {}, async (span) => {
    let state = initialState(input);
    for (const name of ORDER) {
      const added = await tracer.span(`decide ${name}`, { "beleg.phase": name }, async (step) => {
        const result = await phases[name](state);
        step.set(agentFigures(result));
        return result;
      });
      state = { ...state, ...added, trace: [...state.trace, ...added.trace] };
    }
    span.set({
      "beleg.status": state.status,
      "beleg.decision": state.decision?.decision,
      "beleg.decided_by": state.decision?.decided_by,
      "beleg.explanation_source": state.explanation?.explanation_source,
    });
    return state;
  });
}

/** The same without the two explanations and without a span: for figures over many cases. */
export async function decideWithoutTexts(input: DecisionCase, options: DecisionOptions): Promise<PipelineState> {
  const phases = createPhases(options);
  let state = initialState(input);
  for (const name of ORDER.filter((phase) => phase !== "explainability")) {
    const added = await phases[name](state);
    state = { ...state, ...added, trace: [...state.trace, ...added.trace] };
  }
  return state;
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

/** How each agent of a phase ended, and why it did not simply succeed. */
function agentFigures({ trace }: PhaseResult): TraceAttributes {
  return Object.fromEntries(
    trace.flatMap(({ agent, status, reason }) => [
      [`beleg.agent.${agent}`, status],
      [`beleg.agent.${agent}.reason`, reason],
    ]),
  );
}
