import type { AgentTraceEntry, PipelineState, Policy } from "../contracts/decision/index.ts";
import type { Locale } from "../locales/index.ts";
import type { Clock, Delay, LanguageModel, Tracer } from "../ports/index.ts";
import { afterTimeout } from "./after-timeout.ts";
import { arbitrate } from "./arbiter/arbitrate.ts";
import { caseText } from "./case-text.ts";
import { argue, debateOf } from "./debate/debate.ts";
import type { Side } from "./debate/side.ts";
import { aggregateEvidence, raisedSignals } from "./evidence/aggregate-evidence.ts";
import { caseRecord } from "./explain/case-record.ts";
import { type ExplainOptions, explainRecord } from "./explain/explain.ts";
import type { AmountTable } from "./policies/amount-table.ts";
import { caseFacts, ownHabits } from "./policies/case-facts.ts";
import { type PolicyRanker, policyRetrieval } from "./retrieval/policy-retrieval.ts";
import { type ThreatProvider, threatLookup } from "./retrieval/threat-lookup.ts";
import { behavioralSignals } from "./signals/behavioral-signals.ts";
import { transactionSignals } from "./signals/transaction-signals.ts";
import { traceAgent } from "./trace-agent.ts";

/** What the pipeline needs from outside. */
export interface DecisionOptions extends Omit<ExplainOptions, "model" | "locale"> {
  readonly clock: Clock;
  /** `noModel` runs every phase by its rules. */
  readonly model: LanguageModel;
  /** The policies as they are now; asked once per case, so a changed folder shows at once. */
  policies(): readonly Policy[] | Promise<readonly Policy[]>;
  readonly rankPolicies: PolicyRanker;
  readonly threatProviders: readonly ThreatProvider[];
  /** Limits per currency and rates. Defaults to the limits of the sample policies, without rates. */
  readonly amounts?: AmountTable | undefined;
  /** Language of the explanations. Defaults to the case's own, else English. */
  readonly locale?: Locale | undefined;
  /** Guards the time limit of a model that ignores its own. */
  readonly delay?: Delay | undefined;
  /** Watches the phases. Defaults to nobody. */
  readonly tracer?: Tracer | undefined;
}

/** What a phase adds to the state; its trace lines are to be appended, everything else replaces. */
export type PhaseResult = Partial<PipelineState> & { readonly trace: AgentTraceEntry[] };

/** One phase: reads the blackboard, returns what it adds. Also runs as a node of a graph. */
export type Phase = (state: PipelineState) => Promise<PhaseResult>;

/** The phases by name, in the order they run. */
export interface DecisionPhases {
  readonly signals: Phase;
  readonly retrieval: Phase;
  readonly evidence: Phase;
  readonly debate: Phase;
  readonly arbiter: Phase;
  readonly explainability: Phase;
}

/** Binds the five phases (the first in its two steps) to what they need from outside. */
export function createPhases(options: DecisionOptions): DecisionPhases {
  const { clock, delay } = options;
  const localeOf = (state: PipelineState): Locale => options.locale ?? state.locale ?? "en";

  return {
    async signals({ transaction, customer_behavior, history }) {
      // What is usual for somebody else says nothing about this customer.
      const behavior = ownHabits(transaction, customer_behavior);
      const foreign = customer_behavior === null ? "no_customer_history" : "habits_of_another_customer";
      const noHabits = behavior === null ? foreign : null;
      const context = await traceAgent("transaction_context", clock, () => ({
        value: transactionSignals(caseFacts({ transaction, behavior, history, amounts: options.amounts })),
        status: noHabits === null ? "success" : "fallback",
        reason: noHabits,
      }));
      const pattern = await traceAgent("behavioral_pattern", clock, () => {
        const value = context.value === null ? null : behavioralSignals(context.value);
        if (value !== null) return { value, status: "success" };
        const reason = context.value === null ? "no_transaction_signals" : (noHabits ?? "no_comparable_average");
        return { value, status: "skipped", reason };
      });
      return {
        transaction_signals: context.value,
        behavioral_signals: pattern.value,
        trace: [context.entry, pattern.entry],
      };
    },

    async retrieval(state) {
      const threat = await traceAgent("external_threat", clock, async () => ({
        value: await threatLookup(state.transaction, options.threatProviders),
        status: "success",
      }));
      const policy = await traceAgent("policy_rag", clock, async () => {
        const policies = await options.policies();
        // Nothing to ask is no all-clear: the part is missing, not zero.
        if (policies.length === 0) return { value: null, status: "skipped", reason: "no_policies" };
        const found = { ...state, threat_intel: threat.value };
        const behavior = ownHabits(state.transaction, state.customer_behavior);
        const facts = caseFacts({ ...found, behavior, amounts: options.amounts });
        const signals = raisedSignals(found, options.amounts);
        return { value: await policyRetrieval({ facts, signals }, policies, options.rankPolicies), status: "success" };
      });
      return { policy_matches: policy.value, threat_intel: threat.value, trace: [policy.entry, threat.entry] };
    },

    async evidence(state) {
      const { value, entry } = await traceAgent("evidence_aggregator", clock, () => ({
        value: aggregateEvidence(state, options.amounts),
        status: "success",
      }));
      return { evidence: value, trace: [entry] };
    },

    async debate(state) {
      const { evidence } = state;
      const side = (name: Side) =>
        traceAgent(`debate_${name}`, clock, async () => {
          if (evidence === null) return { value: null, status: "skipped", reason: "no_evidence" };
          const text = caseText({ ...state, debate: null });
          const { argument, asked } = await argue(name, evidence, {
            model: afterTimeout(options.model, state),
            locale: localeOf(state),
            caseText: text,
            delay,
          });
          return { value: argument, status: asked.status, reason: asked.status === "success" ? null : asked.reason };
        });
      const [fraud, customer] = await Promise.all([side("pro_fraud"), side("pro_customer")]);
      const complete = fraud.value !== null && customer.value !== null;
      return {
        debate: complete ? debateOf(fraud.value, customer.value) : null,
        trace: [fraud.entry, customer.entry],
      };
    },

    async arbiter(state) {
      const { transaction, evidence } = state;
      const { transaction_id } = transaction;
      const { value, entry } = await traceAgent("decision_arbiter", clock, async () => {
        if (evidence === null) return { value: null, status: "skipped", reason: "no_evidence" };
        const { decision, asked } = await arbitrate(
          { ...state, transaction_id, evidence },
          { model: afterTimeout(options.model, state), caseText: caseText(state), delay },
        );
        return { value: decision, status: asked.status, reason: asked.status === "success" ? null : asked.reason };
      });
      // No evidence or a broken arbiter: a person decides, with no confidence to speak of.
      const decision = value ?? {
        transaction_id,
        decision: "ESCALATE_TO_HUMAN",
        confidence: 0,
        signals: evidence?.all_signals ?? [],
        citations_internal: [],
        citations_external: [],
        decided_by: "fallback",
        override: "incomplete_evidence",
      };
      return { decision, trace: [entry] };
    },

    async explainability(state) {
      const { value, entry } = await traceAgent("explainability", clock, async () => {
        const { explanation, status, reason } = await explainRecord(caseRecord(state), {
          ...options,
          model: afterTimeout(options.model, state),
          locale: localeOf(state),
        });
        return { value: explanation, status, reason };
      });
      return { explanation: value, status: value === null ? "failed" : "completed", trace: [entry] };
    },
  };
}
