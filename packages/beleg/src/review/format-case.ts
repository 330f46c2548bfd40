import { type ExplanationResult, PipelineState } from "@beleg/core/contracts";
import { filterRuleText } from "@beleg/core/decision";

type Snapshot = Readonly<Record<string, unknown>>;
type Line = readonly [label: string, text: string];

/** A case that waits for a person, as one screen: the payment, what speaks for and against, what both sides are told. */
export function caseLines(snapshot: Snapshot): Line[] | null {
  const read = PipelineState.safeParse(snapshot.state);
  if (!read.success) return null;
  const { transaction, decision, evidence, policy_matches, threat_intel, debate, explanation } = read.data;
  const { amount, currency, country, channel, timestamp, device_id, merchant_name, merchant_id } = transaction;
  const device = `device ${device_id ?? "not known"}`;
  const merchant = `merchant ${merchant_name ?? merchant_id ?? "not known"}`;
  const lines: Line[] = [
    ["payment", [`${amount} ${currency}`, timestamp, country, channel, device, merchant].join(", ")],
  ];
  if (decision !== null) {
    const rule = decision.override ? ` by ${decision.override}` : "";
    lines.push(["decision", `${decision.decision} ${shown(decision.confidence)}${rule}`]);
  }
  if (evidence !== null) {
    const { composite_risk_score, risk_category, components, missing, all_signals } = evidence;
    const parts = Object.entries(components ?? {}).map(([part, value]) => `${part} ${shown(value)}`);
    lines.push(["risk", `${composite_risk_score}/100 (${risk_category}): ${parts.join(", ")}`]);
    if (missing.length > 0) lines.push(["missing", missing.join(", ")]);
    lines.push(["signals", all_signals.join(", ") || "none"]);
  }
  for (const { policy_id, relevance_score, action, quote } of policy_matches?.matches ?? []) {
    lines.push(["policy", [policy_id, shown(relevance_score), action ?? "noted", quote ? `"${quote}"` : ""].join(" ")]);
  }
  for (const { source_name, confidence } of threat_intel?.sources ?? []) {
    lines.push(["threat", `${source_name} ${shown(confidence)}`]);
  }
  if (debate !== null) {
    lines.push(["for fraud", `${shown(debate.pro_fraud_confidence)} ${debate.pro_fraud_argument}`]);
    lines.push(["against", `${shown(debate.pro_customer_confidence)} ${debate.pro_customer_argument}`]);
  }
  if (explanation !== null) {
    const { customer_message, customer_explanation, audit_explanation } = explanation;
    lines.push(["customer", customer_message ?? customer_explanation], ["audit", audit_explanation]);
  }
  return lines;
}

/** A customer text that waits for a person: the text, what it explains, and what the filter said. */
export function customerTextLines(snapshot: Snapshot): Line[] | null {
  const { text, decision, source, transaction_id, locale, filter, reasons } = snapshot;
  if (typeof text !== "string") return null;
  const { status = "not_run", rule_ids = [] } = (filter ?? {}) as Partial<ExplanationResult["filter"]>;
  const codes = Array.isArray(reasons) ? (reasons as ExplanationResult["reasons"]).map(({ code }) => code) : [];
  return [
    ["case", `${String(transaction_id)} ${String(decision)}`],
    ["customer", text],
    ["written", `by ${String(source)} in ${String(locale)}, filter ${status}`],
    ...rule_ids.map((id): Line => ["broken rule", `${id}: ${filterRuleText(id, "en")}`]),
    ["reasons", codes.join(", ") || "none"],
  ];
}

function shown(value: number | null): string {
  return value === null ? "not known" : String(value);
}
