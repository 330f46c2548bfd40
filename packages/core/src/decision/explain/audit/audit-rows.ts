import type { AuditRow, DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale, type MessageCode } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { printConfidence, printScore } from "./audit-numbers.ts";
import { countryName, moment, shareOr } from "./audit-values.ts";
import { partNames } from "./outcome-sentence.ts";
import { inCurrency, merchantName, printRatio } from "./payment-sentence.ts";
import { isDeadline, shownWords, versionWords } from "./review-sentence.ts";
import { signalWords } from "./signal-words.ts";
import { threatWords } from "./threat-words.ts";

type RowKey = MessageCode extends infer Code ? (Code extends `audit.row.${infer Key}` ? Key : never) : never;
type Values = readonly (string | null | undefined)[] | string | null | undefined;

/** The technical record as a table, with the keys and values prose has no room for. What is not known has no line. */
export function auditRows(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): AuditRow[] {
  return [
    ...paymentRows(record, locale),
    ...evidenceRows(record, locale),
    ...outcomeRows(record, locale, reasons),
  ].flatMap(([key, values]) =>
    [values]
      .flat()
      .flatMap((value) =>
        typeof value === "string" && value.trim() !== ""
          ? [{ key, label: formatMessage(`audit.row.${key}`, {}, locale), value: value.replace(/\s+/g, " ").trim() }]
          : [],
      ),
  );
}

type Row = readonly [RowKey, Values];

function paymentRows(record: CaseRecord, locale: Locale): Row[] {
  const { transaction, usual_amount, amount_ratio } = record;
  const { amount, currency, timestamp, country, channel, device_id } = transaction ?? {};
  return [
    ["transaction", record.transaction_id],
    ["amount", amount === undefined ? null : inCurrency(amount, currency)],
    ["usual_amount", usual_amount === null ? null : inCurrency(usual_amount, currency)],
    ["ratio", amount_ratio === null ? null : formatMessage("audit.times", { ratio: printRatio(amount_ratio) }, locale)],
    ["time", timestamp === undefined ? null : moment(timestamp, locale)],
    ["usual_hours", record.usual_hours],
    ["country", country === undefined ? null : countryName(country, locale)],
    ["usual_countries", record.usual_countries.map((code) => countryName(code, locale)).join(", ")],
    ["channel", channel],
    ["device", device_id],
    ["merchant", merchantName(record)],
  ];
}

function evidenceRows(record: CaseRecord, locale: Locale): Row[] {
  const { risk_score, risk_category, components, debate } = record;
  const part = (value: number | null | undefined) =>
    value === undefined ? null : shareOr(value, formatMessage("decision.audit.not_available", {}, locale));
  const argument = (confidence: number | null | undefined, text: string | undefined) =>
    confidence === null || confidence === undefined
      ? null
      : [printConfidence(confidence), text].filter(Boolean).join(": ");
  return [
    ["risk", risk_score === null ? null : `${printScore(risk_score)}/100 (${risk_category})`],
    ["behavioral", part(components.behavioral)],
    ["policy_part", part(components.policy)],
    ["threat_part", part(components.threat)],
    ["transaction_part", part(components.transaction)],
    ["threat", (record.threats ?? []).map((threat) => threatWords(threat, locale))],
    ["signal", (record.signals ?? []).map((signal) => `${signal}: ${signalWords(signal, locale)}`)],
    ["policy", (record.policies ?? []).map((policy) => policyRow(policy, locale))],
    ["fraud", argument(debate?.fraud, debate?.fraud_argument)],
    ["customer", argument(debate?.customer, debate?.customer_argument)],
  ];
}

function policyRow(policy: NonNullable<CaseRecord["policies"]>[number], locale: Locale): string {
  const { policy_id, relevance, action, description, quote } = policy;
  const facts = [
    relevance === null
      ? policy_id
      : formatMessage("audit.policy_relevance", { policy_id, relevance: printConfidence(relevance) }, locale),
    action === undefined ? "" : formatMessage("audit.asks_for", { action }, locale),
    description,
    quote === undefined ? "" : formatMessage("audit.quoted", { text: quote }, locale),
  ];
  return facts.filter((fact) => fact !== "").join("; ");
}

function outcomeRows(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): Row[] {
  const { override, missing, resolution, decided_by } = record;
  return [
    ["decision", record.decision],
    ["confidence", record.confidence === null ? null : printConfidence(record.confidence)],
    [
      "decided_by",
      resolution !== null
        ? actorName(resolution.actor, locale)
        : decided_by === null
          ? null
          : formatMessage(`audit.decided_by.${decided_by}`, {}, locale),
    ],
    ["resolved_at", resolution === null ? null : moment(resolution.decided_at, locale)],
    ["resolution_reason", resolution?.reason],
    ["shown", resolution === null ? null : shownWords(resolution, locale)],
    ["proposed", resolution === null ? null : proposal(record, locale)],
    ["rule", override === null ? null : `${override}: ${formatMessage(`audit.rule.${override}`, {}, locale)}`],
    ["missing", missing.length === 0 ? null : partNames(missing, locale)],
    ["reason", reasons.map(({ code, audit_text }) => `${code}: ${audit_text}`)],
    ["agents", record.agent_names.join(", ")],
    ["version", record.earlier_versions.map((version) => versionWords(version, locale))],
  ];
}

function actorName(actor: string, locale: Locale): string {
  return isDeadline(actor) ? formatMessage("audit.decided_by.deadline", {}, locale) : actor;
}

function proposal({ resolution }: CaseRecord, locale: Locale): string | null {
  const { decision, confidence } = resolution!.proposed;
  if (decision === null) return null;
  if (confidence === null) return decision;
  const sure = formatMessage("audit.version_by_confidence", { confidence: printConfidence(confidence) }, locale);
  return `${decision} (${sure})`;
}
