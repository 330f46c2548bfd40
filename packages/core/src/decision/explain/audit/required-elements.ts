import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { printRecord } from "./audit-record.ts";
import { withRelevance } from "./findings-sentence.ts";
import { signalWords } from "./signal-words.ts";

/** One of the elements an audit text must hold. */
export interface RequiredElement {
  readonly element: "transaction_id" | "decision" | "risk" | "policies" | "signals" | "debate";
  /** The sentence that supplies it. */
  readonly sentence: string;
  /** The values that prove it is there, each in the forms it may take; all of them must be there. */
  readonly values: readonly (readonly string[])[];
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
    policies === null ? printed.not_available : list(policies.map((policy) => withRelevance(policy, locale)));
  const words = signals?.map((signal) => signalWords(signal, locale)) ?? null;
  const risk =
    printed.score === null
      ? formatMessage("decision.audit.risk_not_available", printed, locale)
      : formatMessage("decision.audit.risk", { score: printed.score, category: printed.category }, locale);
  const policyLine = formatMessage("decision.audit.policies", { policies: policyText }, locale);
  const signalLine = formatMessage(
    "decision.audit.signals",
    { signals: words === null ? printed.not_available : list(words) },
    locale,
  );
  const debateLine = formatMessage("decision.audit.debate", printed, locale);
  const known = (name: string, value: unknown) => (value === null || value === undefined ? [] : [name]);
  // Where the record has nothing, the whole sentence must stand there: "not available" alone may speak of something else.
  return [
    {
      element: "transaction_id",
      sentence: formatMessage("decision.audit.transaction_id", { transaction_id: printed.transaction_id }, locale),
      values: [[printed.transaction_id]],
      named: [],
    },
    {
      element: "decision",
      sentence: formatMessage("decision.audit.decision", printed, locale),
      values: [[printed.decision], [printed.confidence]],
      named: [...known("decision", record.decision), ...known("confidence", record.confidence)],
    },
    {
      element: "risk",
      sentence: risk,
      values: printed.score === null ? [[risk]] : [[`${printed.score}/100`], [printed.category]],
      named: printed.score === null ? [] : ["risk", ...known("category", record.risk_category)],
    },
    {
      element: "policies",
      sentence: policyLine,
      values:
        policies === null || policies.length === 0 ? [[policyLine]] : policies.map((policy) => [policy.policy_id]),
      named: [],
    },
    {
      element: "signals",
      sentence: signalLine,
      values: signals === null || signals.length === 0 ? [[signalLine]] : signals.map((key, at) => [key, words![at]!]),
      named: [],
    },
    {
      element: "debate",
      sentence: debateLine,
      values: debate === null ? [[debateLine]] : [[printed.fraud], [printed.customer]],
      named: [...known("fraud", debate?.fraud), ...known("customer", debate?.customer)],
    },
  ];
}
