import type {
  AggregatedEvidence,
  FraudDecision,
  PolicyMatchResult,
  ThreatIntel,
} from "../../contracts/decision/index.ts";
import type { Delay, LanguageModel } from "../../ports/index.ts";
import { type AskedModel, askModel } from "../model-answer.ts";
import { strictest } from "../retrieval/policy-retrieval.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { ARBITER_PROMPT, ARBITER_PROMPT_VERSION } from "./arbiter-prompt.ts";
import { fallbackDecision, type Verdict } from "./fallback-decision.ts";
import { VerdictAnswer } from "./verdict-answer.ts";

/** What the arbiter decides on. */
export interface ArbiterInput {
  readonly transaction_id: string;
  readonly evidence: AggregatedEvidence;
  readonly policy_matches: PolicyMatchResult | null;
  readonly threat_intel: ThreatIntel | null;
}

/** Phase 4: the model's verdict or the table's, then the rules above both. */
export async function arbitrate(
  input: ArbiterInput,
  context: { readonly model: LanguageModel; readonly caseText: string; readonly delay?: Delay | undefined },
): Promise<{ readonly decision: FraudDecision; readonly asked: AskedModel<Verdict> }> {
  const asked = await askModel<Verdict>(
    context.model,
    {
      purpose: "decision.arbiter",
      promptVersion: ARBITER_PROMPT_VERSION,
      system: ARBITER_PROMPT,
      prompt: "Decide the case.",
      untrusted: [{ name: "case", text: context.caseText }],
      schema: VerdictAnswer,
      temperature: 0,
    },
    context.delay,
  );
  const verdict = asked.status === "success" ? asked.value : fallbackDecision(input.evidence);
  return { decision: decisionOf(verdict, input, asked.status === "success" ? "model" : "fallback"), asked };
}

function decisionOf(
  verdict: Verdict,
  { transaction_id, evidence, policy_matches, threat_intel }: ArbiterInput,
  decided_by: "model" | "fallback",
): FraudDecision {
  const matches = policy_matches?.matches ?? [];
  const open = (policy_matches?.undecided ?? []).filter(({ cause }) => cause === "unknown_currency_limit");
  const final = applyOverrides(
    verdict,
    evidence,
    strictest(matches.map((found) => found.action)),
    strictest(open.map((rule) => rule.action)),
  );
  return {
    transaction_id,
    decision: final.decision,
    confidence: final.confidence,
    signals: evidence.all_signals,
    citations_internal: matches.map((found) => found.policy_id),
    citations_external: (threat_intel?.sources ?? []).map((source) => source.source_name),
    decided_by,
    override: final.override,
  };
}
