import type { AgentTraceStatus, DecisionOutcome, ExplanationResult } from "../../contracts/decision/index.ts";
import { EXPLANATION_PROMPTS } from "../../languages/explanation-prompts.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import type { Delay, LanguageModel } from "../../ports/index.ts";
import { textLocale } from "../../text/language/text-locale.ts";
import { askModel } from "../model-answer.ts";
import { auditRows } from "./audit/audit-rows.ts";
import { completeAudit, templateAudit } from "./audit/complete-audit.ts";
import type { CaseRecord } from "./case-record.ts";
import { customerLetter } from "./customer-letter.ts";
import { createCustomerFilter } from "./filter/customer-filter.ts";
import { type ModelExplanation, readModelExplanation } from "./parse/model-explanation.ts";
import { ExplanationForm } from "./prompt/explanation-form.ts";
import { EXPLANATION_PROMPT_VERSION } from "./prompt/prompt-version.ts";
import { recordText } from "./prompt/record-text.ts";
import { assessQuality } from "./quality.ts";
import { chooseReasons } from "./reasons/choose-reasons.ts";
import { contactLine, customerTemplate, nextStep, recommendedActions, type Style } from "./templates.ts";

/** What explaining needs from outside. */
export interface ExplainOptions {
  /** `noModel` gives the templates. */
  readonly model: LanguageModel;
  /** Language of both texts. Defaults to that of the model answer that is already there, else English. */
  readonly locale?: Locale | undefined;
  /** A model answer that is already there: it is read instead of asking. */
  readonly modelOutput?: string | null | undefined;
  /** How to reach the bank: named in the contact line, and allowed in customer texts. */
  readonly contact?: string | undefined;
  /** Further links, numbers and addresses that customer texts may hold. */
  readonly contacts?: readonly string[] | undefined;
  /** The wording of the templates; a function chooses by case. Defaults to `standard`. */
  readonly style?: Style | ((record: CaseRecord) => Style) | undefined;
  /** Whether the judges rate both texts. Defaults to true. */
  readonly quality?: boolean | undefined;
  readonly delay?: Delay | undefined;
}

/** An explanation and how its agent ended, for the trace. */
export interface ExplainOutcome {
  readonly explanation: ExplanationResult;
  readonly status: AgentTraceStatus;
  readonly reason: string | null;
}

/** Phase 5: both explanations by the ladder model → template → error explanation. Never throws. */
export async function explainRecord(record: CaseRecord, options: ExplainOptions): Promise<ExplainOutcome> {
  const locale = options.locale ?? localeOfAnswer(options.modelOutput);
  try {
    const { decision } = record;
    if (decision === null) return failed(record, locale, "no_decision");
    const answered = await modelExplanation(record, options, locale);
    const explanation = await written({ ...record, decision }, answered.value, options, locale);
    return { explanation, status: answered.status, reason: answered.reason };
  } catch {
    return failed(record, locale, "agent_threw");
  }
}

/** A text that is there already is explained in its own language. */
function localeOfAnswer(raw: string | null | undefined): Locale {
  const answer = typeof raw === "string" ? readModelExplanation(raw) : null;
  return textLocale(answer?.customer_explanation ?? answer?.audit_explanation ?? "");
}

interface Answered {
  readonly value: ModelExplanation | null;
  readonly status: AgentTraceStatus;
  readonly reason: string | null;
}

async function modelExplanation(record: CaseRecord, options: ExplainOptions, locale: Locale): Promise<Answered> {
  if (typeof options.modelOutput === "string") return read(options.modelOutput);
  if (options.model.name === "none") return { value: null, status: "fallback", reason: "no_model" };
  const asked = await askModel(
    options.model,
    {
      purpose: "decision.explain",
      promptVersion: `${EXPLANATION_PROMPT_VERSION}-${locale}`,
      system: EXPLANATION_PROMPTS[locale],
      prompt: formatMessage("decision.prompt", {}, locale),
      untrusted: [{ name: "case_record", text: recordText(record) }],
      form: ExplanationForm,
      schemaName: "explanation",
      temperature: 0,
    },
    options.delay,
  );
  if (asked.status === "success") return read(asked.text);
  return { value: null, status: asked.status, reason: asked.reason };
}

function read(raw: string): Answered {
  const value = readModelExplanation(raw);
  if (value === null) return { value, status: "fallback", reason: "unusable_output" };
  return { value, status: "success", reason: null };
}

async function written(
  record: CaseRecord & { readonly decision: DecisionOutcome },
  answer: ModelExplanation | null,
  options: ExplainOptions,
  locale: Locale,
): Promise<ExplanationResult> {
  const { decision } = record;
  const reasons = chooseReasons(record, locale);
  const style = typeof options.style === "function" ? options.style(record) : (options.style ?? "standard");
  const customer = customerText(record, answer, options, locale, style);
  const prose = answer?.audit_explanation ?? null;
  const audit = prose === null ? templateAudit(record, locale, reasons) : completeAudit(prose, record, locale);
  const factors = answer?.key_factors ?? [];
  const actions = answer?.recommended_actions ?? [];
  const sent = {
    customer_explanation: customer.text,
    reasons,
    next_step: nextStep(decision, locale),
    contact: contactLine(decision, locale, options.contact),
  };
  const explanation: ExplanationResult = {
    ...sent,
    customer_message: customerLetter(sent, record, locale),
    audit_explanation: audit.text,
    audit_record: auditRows(record, locale, reasons),
    key_factors: factors.length > 0 ? [...factors] : defaultFactors(record),
    recommended_actions: actions.length > 0 ? [...actions] : recommendedActions(decision, locale),
    explanation_source: customer.source,
    filter: customer.filter,
    audit_check: audit.check,
    locale,
    ...(record.transaction_id === null ? {} : { transaction_id: record.transaction_id }),
    variant: style,
  };
  if (options.quality === false) return explanation;
  return { ...explanation, quality: await assessQuality(explanation, record, locale) };
}

/** The model's text when the filter lets it through, else the approved template. */
function customerText(
  record: CaseRecord & { readonly decision: DecisionOutcome },
  answer: ModelExplanation | null,
  options: ExplainOptions,
  locale: Locale,
  style: Style,
): Pick<ExplanationResult, "filter"> & {
  readonly text: string;
  readonly source: ExplanationResult["explanation_source"];
} {
  const template = customerTemplate(record.decision, locale, style);
  const proposed = answer?.customer_explanation ?? null;
  if (proposed === null) return { text: template, source: "template", filter: { status: "not_run", rule_ids: [] } };
  const contacts = [...(options.contacts ?? []), ...(options.contact === undefined ? [] : [options.contact])];
  const filter = createCustomerFilter(record, { locale, contacts, modelName: options.model.name })(proposed);
  return filter.status === "passed"
    ? { text: proposed, source: "model", filter }
    : { text: template, source: "safe_template", filter };
}

/** What weighed in, when no model says it: the heaviest first; where no weights are known the signals, then the policies; then the score and the stronger side. */
function defaultFactors({ factors, signals, policies, risk_category, debate }: CaseRecord): string[] {
  const [fraud, customer] = [debate?.fraud ?? null, debate?.customer ?? null];
  const known = fraud !== null && customer !== null && fraud !== customer;
  return [
    ...(factors.length > 0 ? factors : [...(signals ?? []), ...(policies ?? []).map((policy) => policy.policy_id)]),
    ...(risk_category === null ? [] : [`risk_${risk_category}`]),
    ...(known ? [fraud > customer ? "debate_pro_fraud" : "debate_pro_customer"] : []),
  ].slice(0, 4);
}

function failed(record: CaseRecord, locale: Locale, reason: string): ExplainOutcome {
  return { explanation: errorExplanation(record, locale), status: "error", reason };
}

/** What both sides read when nothing could be explained. */
function errorExplanation(record: CaseRecord, locale: Locale): ExplanationResult {
  const { transaction_id } = record;
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const sent = {
    customer_explanation: formatMessage("decision.customer.ERROR", {}, locale),
    reasons: [],
    next_step: null,
    contact: formatMessage("decision.contact.default", {}, locale),
  };
  return {
    ...sent,
    customer_message: customerLetter(sent, record, locale),
    audit_explanation: formatMessage(
      "decision.audit.ERROR",
      { transaction_id: transaction_id ?? not_available },
      locale,
    ),
    key_factors: [],
    recommended_actions: [formatMessage("decision.action.ESCALATE_TO_HUMAN", {}, locale)],
    explanation_source: "error",
    filter: { status: "not_run", rule_ids: [] },
    locale,
    ...(transaction_id === null ? {} : { transaction_id }),
  };
}
