import type { AggregatedEvidence, DebateArguments } from "../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import type { Delay, LanguageModel } from "../../ports/index.ts";
import { DEBATE_FALLBACKS } from "../constants.ts";
import { type AskedModel, askModel } from "../model-answer.ts";
import { ArgumentAnswer } from "./argument-answer.ts";
import { DEBATE_PROMPT, DEBATE_PROMPT_VERSION } from "./debate-prompt.ts";
import type { Side } from "./side.ts";

/** What one side says. */
export interface Argument {
  readonly argument: string;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

/** Phase 3: one side argues, through the model when it answers, else by the table of the risk category. */
export async function argue(
  side: Side,
  evidence: AggregatedEvidence,
  context: {
    readonly model: LanguageModel;
    readonly locale: Locale;
    readonly caseText: string;
    readonly delay?: Delay | undefined;
  },
): Promise<{ readonly argument: Argument; readonly asked: AskedModel<unknown> }> {
  const asked = await askModel(
    context.model,
    {
      purpose: `decision.${side}`,
      promptVersion: DEBATE_PROMPT_VERSION,
      system: DEBATE_PROMPT[side],
      prompt: `Language of the argument: ${context.locale}.`,
      untrusted: [{ name: "case", text: context.caseText }],
      schema: ArgumentAnswer,
      temperature: 0,
    },
    context.delay,
  );
  if (asked.status === "success") return { argument: asked.value, asked };
  return { argument: fallbackArgument(side, evidence, context.locale), asked };
}

/** What a side says without a model. */
function fallbackArgument(side: Side, evidence: AggregatedEvidence, locale: Locale): Argument {
  const { fraud, customer } = DEBATE_FALLBACKS[evidence.risk_category];
  const count = evidence.all_signals.length;
  const said = count === 0 ? (`${side}_none` as const) : (`${side}_fallback` as const);
  const argument = formatMessage(`decision.${said}`, { count }, locale);
  return side === "pro_fraud"
    ? {
        argument,
        confidence: fraud,
        evidence: evidence.all_signals,
      }
    : {
        argument,
        confidence: customer,
        evidence: [],
      };
}

/** Both sides as the contract holds them. */
export function debateOf(fraud: Argument, customer: Argument): DebateArguments {
  return {
    pro_fraud_argument: fraud.argument,
    pro_fraud_confidence: fraud.confidence,
    pro_fraud_evidence: [...fraud.evidence],
    pro_customer_argument: customer.argument,
    pro_customer_confidence: customer.confidence,
    pro_customer_evidence: [...customer.evidence],
  };
}
