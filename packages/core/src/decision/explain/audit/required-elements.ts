import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { printConfidence } from "./audit-numbers.ts";
import { printRecord } from "./audit-record.ts";

/** One of the elements an audit text must hold. */
export interface RequiredElement {
  readonly element: "transaction_id" | "decision" | "risk" | "policies" | "signals" | "debate";
  /** The sentence that supplies it. */
  readonly sentence: string;
  /** The values that prove it is there; all of them must be. */
  readonly values: readonly string[];
  /** What the prose must have named as such, because two of the record's numbers may be equal. */
  readonly named: readonly string[];
}

/** The six required elements of a case, in the forms of the specification. */
export function requiredElements(record: CaseRecord, locale: Locale): RequiredElement[] {
  const printed = printRecord(record, locale);
  const { policies, signals, debate } = record;
  const list = (items: readonly string[]) =>
    items.length === 0 ? formatMessage("decision.audit.none", {}, locale) : items.join(", ");
  const policyText =
    policies === null
      ? printed.not_available
      : list(policies.map(({ policy_id, relevance }) => withRelevance(policy_id, relevance, locale)));
  return [
    {
      element: "transaction_id",
      sentence: formatMessage("decision.audit.transaction_id", { transaction_id: printed.transaction_id }, locale),
      values: [printed.transaction_id],
      named: [],
    },
    {
      element: "decision",
      sentence: formatMessage("decision.audit.decision", printed, locale),
      values: [printed.decision, printed.confidence],
      named: [...(record.decision === null ? [] : ["decision"]), ...(record.confidence === null ? [] : ["confidence"])],
    },
    {
      element: "risk",
      sentence:
        printed.score === null
          ? formatMessage("decision.audit.risk_not_available", printed, locale)
          : formatMessage("decision.audit.risk", { score: printed.score, category: printed.category }, locale),
      values: printed.score === null ? [printed.not_available] : [`${printed.score}/100`, printed.category],
      named: printed.score === null ? [] : ["risk", ...(record.risk_category === null ? [] : ["category"])],
    },
    {
      element: "policies",
      sentence: formatMessage("decision.audit.policies", { policies: policyText }, locale),
      values: policies === null || policies.length === 0 ? [policyText] : policies.map((policy) => policy.policy_id),
      named: [],
    },
    {
      element: "signals",
      sentence: formatMessage("decision.audit.signals", { signals: list(signals) }, locale),
      values: signals.length === 0 ? [list(signals)] : signals,
      named: [],
    },
    {
      element: "debate",
      sentence: formatMessage("decision.audit.debate", printed, locale),
      values: debate === null ? [printed.not_available] : [printed.fraud, printed.customer],
      named: [...(debate?.fraud == null ? [] : ["fraud"]), ...(debate?.customer == null ? [] : ["customer"])],
    },
  ];
}

function withRelevance(policy_id: string, relevance: number | null, locale: Locale): string {
  return relevance === null
    ? policy_id
    : formatMessage("decision.audit.policy_relevance", { policy_id, relevance: printConfidence(relevance) }, locale);
}
