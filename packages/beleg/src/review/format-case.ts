import { type ExplanationResult, formatMessage, PipelineState } from "@beleg/core/contracts";
import { filterRuleText } from "@beleg/core/decision";
import { localNumber } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";

type Snapshot = Readonly<Record<string, unknown>>;
type LabelName =
  | "payment"
  | "decision"
  | "risk"
  | "missing"
  | "signals"
  | "policy"
  | "threat"
  | "fraud"
  | "against"
  | "customer"
  | "audit"
  | "case"
  | "written"
  | "broken"
  | "reasons";
type Line = readonly [label: string, text: string];

/** A case that waits for a person, as one screen: the payment, what speaks for and against, what both sides are told. */
export function caseLines(snapshot: Snapshot, locale: Locale): Line[] | null {
  const read = PipelineState.safeParse(snapshot.state);
  if (!read.success) return null;
  const { transaction, decision, evidence, policy_matches, threat_intel, debate, explanation } = read.data;
  const { amount, currency, country, channel, timestamp, device_id, merchant_name, merchant_id } = transaction;
  const unknown = formatMessage("review.unknown", {}, locale);
  const label = (name: LabelName) => formatMessage(`review.label.${name}`, {}, locale);
  const shown = (value: number | null) => (value === null ? unknown : localNumber(String(value), locale));
  const device = formatMessage("review.device", { device: device_id ?? unknown }, locale);
  const merchant = formatMessage("review.merchant", { merchant: merchant_name ?? merchant_id ?? unknown }, locale);
  const lines: Line[] = [
    [label("payment"), [`${amount} ${currency}`, timestamp, country, channel, device, merchant].join(", ")],
  ];
  if (decision !== null) {
    const rule = decision.override ? ` ${formatMessage("review.by_rule", { rule: decision.override }, locale)}` : "";
    lines.push([label("decision"), `${decision.decision} ${shown(decision.confidence)}${rule}`]);
  }
  if (evidence !== null) {
    const { composite_risk_score, risk_category, components, missing, all_signals } = evidence;
    const parts = Object.entries(components ?? {}).map(([part, value]) => `${part} ${shown(value)}`);
    lines.push([label("risk"), `${shown(composite_risk_score)}/100 (${risk_category}): ${parts.join(", ")}`]);
    if (missing.length > 0) lines.push([label("missing"), missing.join(", ")]);
    lines.push([label("signals"), all_signals.join(", ") || formatMessage("review.none", {}, locale)]);
  }
  for (const { policy_id, relevance_score, action, quote } of policy_matches?.matches ?? []) {
    const asks = action ?? formatMessage("review.noted", {}, locale);
    lines.push([label("policy"), [policy_id, shown(relevance_score), asks, quote ? `"${quote}"` : ""].join(" ")]);
  }
  for (const { source_name, confidence } of threat_intel?.sources ?? []) {
    lines.push([label("threat"), `${source_name} ${shown(confidence)}`]);
  }
  if (debate !== null) {
    lines.push([label("fraud"), `${shown(debate.pro_fraud_confidence)} ${debate.pro_fraud_argument}`]);
    lines.push([label("against"), `${shown(debate.pro_customer_confidence)} ${debate.pro_customer_argument}`]);
  }
  if (explanation !== null) {
    const { customer_message, customer_explanation, audit_explanation } = explanation;
    lines.push([label("customer"), customer_message ?? customer_explanation], [label("audit"), audit_explanation]);
  }
  return lines;
}

/** A customer text that waits for a person: the text, what it explains, and what the filter said. */
export function customerTextLines(snapshot: Snapshot, locale: Locale): Line[] | null {
  const { text, decision, source, transaction_id, filter, reasons } = snapshot;
  if (typeof text !== "string") return null;
  const label = (name: LabelName) => formatMessage(`review.label.${name}`, {}, locale);
  const { status = "not_run", rule_ids = [] } = (filter ?? {}) as Partial<ExplanationResult["filter"]>;
  const codes = Array.isArray(reasons) ? (reasons as ExplanationResult["reasons"]).map(({ code }) => code) : [];
  const written = {
    source: String(source),
    locale: String(snapshot.locale),
    filter: status,
  };
  return [
    [label("case"), `${String(transaction_id)} ${String(decision)}`],
    [label("customer"), text],
    [label("written"), formatMessage("review.written", written, locale)],
    ...rule_ids.map((id): Line => [label("broken"), `${id}: ${filterRuleText(id, locale)}`]),
    [label("reasons"), codes.join(", ") || formatMessage("review.none", {}, locale)],
  ];
}
