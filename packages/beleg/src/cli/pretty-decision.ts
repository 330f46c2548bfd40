import { type ExplanationResult, formatMessage, type PipelineState, type RiskCategory } from "@beleg/core/contracts";
import { actionText } from "@beleg/core/decision";
import { localNumber, type Paint } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { explanationLocale } from "../decisions/index.ts";
import type { CliIo } from "./cli-io.ts";
import { widthOf } from "./shown-format.ts";
import { terminalPaint } from "./terminal-paint.ts";
import { wrapText } from "./wrap-text.ts";

const plain: Paint = (_tone, text) => text;
const TONE = { APPROVE: "pass", CHALLENGE: "open", ESCALATE_TO_HUMAN: "open", BLOCK: "fail" } as const;

/** A decided case for a terminal: the decision and what it rests on, then its two explanations. */
export function prettyDecision(state: PipelineState, io: CliIo, color: boolean): string {
  const { decision, evidence, explanation, transaction } = state;
  const locale = explanationLocale(state);
  const paint = terminalPaint(io, color) ?? plain;
  const word = decision === null ? formatMessage("terminal.no_decision", {}, locale) : decision.decision;
  const head = [
    paint(decision === null ? "open" : TONE[decision.decision], word),
    paint("strong", transaction.transaction_id),
    ...(typeof decision?.confidence === "number"
      ? [
          formatMessage(
            "terminal.confidence",
            { confidence: localNumber(decision.confidence.toFixed(2), locale) },
            locale,
          ),
        ]
      : []),
    ...(evidence === null ? [] : [riskOf(evidence.composite_risk_score, evidence.risk_category, locale)]),
  ];
  return `${head.join("  ")}\n${explanation === null ? "" : prettyExplanation(explanation, io, color)}`;
}

/** The two explanations of a decision for a terminal. */
export function prettyExplanation(explanation: ExplanationResult, io: CliIo, color: boolean): string {
  const locale = explanationLocale({ explanation });
  const paint = terminalPaint(io, color) ?? plain;
  const parts = [
    ["customer", (explanation.customer_message ?? explanation.customer_explanation).split("\n")],
    ["audit", [explanation.audit_explanation]],
    ["actions", explanation.recommended_actions.map((action) => actionText(action, locale))],
  ] as const;
  const width = (widthOf(io) ?? Number.POSITIVE_INFINITY) - 4;
  const shown = parts
    .filter(([, texts]) => texts.some((text) => text !== ""))
    .map(([name, texts]) => {
      const wrapped = texts.flatMap((text) => wrapText(text, width));
      const lines = wrapped.map((line) => (line === "" ? "\n" : `    ${line}\n`));
      return `  ${paint("strong", formatMessage(`terminal.${name}`, {}, locale))}\n${lines.join("")}`;
    })
    .join("");
  const { audit_record = [] } = explanation;
  if (audit_record.length === 0) return shown;
  const title = paint("strong", formatMessage("terminal.record", {}, locale));
  return `${shown}  ${title}\n${recordTable(audit_record, widthOf(io) ?? Number.POSITIVE_INFINITY)}`;
}

/** The technical record: labels in one column, values in the other; a label that repeats is said once. */
function recordTable(rows: NonNullable<ExplanationResult["audit_record"]>, width: number): string {
  const left = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows
    .map(({ label, value }, at) => {
      const name = rows[at - 1]?.label === label ? "" : label;
      const [first = "", ...rest] = wrapText(value, Math.max(20, width - left - 4));
      const lines = [name.padEnd(left) + first, ...rest.map((line) => " ".repeat(left) + line)];
      return lines.map((line) => `    ${line}\n`).join("");
    })
    .join("");
}

function riskOf(score: number, category: RiskCategory, locale: Locale): string {
  const shown = {
    score: localNumber(score.toFixed(1), locale),
    category: formatMessage(`audit.category.${category}`, {}, locale),
  };
  return formatMessage("terminal.risk", shown, locale);
}
