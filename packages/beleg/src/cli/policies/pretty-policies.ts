import { formatMessage } from "@beleg/core/contracts";
import type { Paint } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import type { Backtest, PolicyFinding } from "../../decisions/index.ts";
import type { CliIo } from "../cli-io.ts";
import { printRows } from "../print-rows.ts";
import { terminalPaint } from "../terminal-paint.ts";
import type { PolicyReport, RuleLine } from "./policy-report.ts";

const plain: Paint = (_tone, text) => text;
const OUTCOMES = ["APPROVE", "CHALLENGE", "ESCALATE_TO_HUMAN", "BLOCK"] as const;

/** What was found, for a terminal: the verdict, then mistakes or the table of rules, then what is odd, then the past. */
export function prettyPolicies(report: PolicyReport, io: CliIo, color: boolean, locale: Locale): string {
  const paint = terminalPaint(io, color) ?? plain;
  const { problems, findings, rules, policies, backtest } = report;
  if (problems.length > 0) {
    const lines = problems.map(({ file, line, problem }) => `  ${paint("strong", `${file}:${line}`)}  ${problem}\n`);
    const head = formatMessage("policies.invalid", { problems: problems.length }, locale);
    return `${paint("fail", head)}\n${lines.join("")}`;
  }
  const conflicts = findings.filter(({ level }) => level === "conflict").length;
  const counts = { policies, rules: rules.length };
  const verdict =
    conflicts === 0
      ? paint("pass", formatMessage("policies.passed", counts, locale))
      : paint("fail", formatMessage("policies.conflicts", { ...counts, conflicts }, locale));
  return [
    `${verdict}\n`,
    rules.length === 0 ? `${formatMessage("policies.no_rules", {}, locale)}\n` : ruleTable(rules, backtest !== null),
    ...findings.map((one) => `${paint(one.level === "conflict" ? "fail" : "faint", one.level)}  ${say(one, locale)}\n`),
    ...(backtest === null ? [] : pastLines(backtest, locale)),
  ].join("");
}

function ruleTable(rules: readonly RuleLine[], tried: boolean): string {
  const past = ["matches", "undecided", "fraud", "legitimate", ...OUTCOMES];
  const columns = ["policy", "rule", "action", "severity", "review", ...(tried ? past : ["conditions"])];
  const rows = rules.map((rule) => [
    rule.policy_id,
    rule.rule,
    rule.action ?? "NOTE",
    rule.severity,
    rule.review ? "yes" : null,
    ...(tried
      ? [
          rule.matches,
          rule.undecided,
          rule.outcomes?.fraud,
          rule.outcomes?.legitimate,
          ...OUTCOMES.map((outcome) => rule.decisions?.[outcome] ?? 0),
        ]
      : [rule.conditions.join(" and ")]),
  ]);
  return printRows(columns, rows);
}

function say({ kind, rules: [first, second], cases = 0 }: PolicyFinding, locale: Locale): string {
  const name = (rule: typeof first) => (rule === undefined ? "" : `${rule.policy_id} ${rule.rule}`);
  const params = { rule: name(first), other: name(second), cases, number: first?.rule ?? 1 };
  return formatMessage(`policies.${kind}`, params, locale);
}

function pastLines(past: Backtest, locale: Locale): string[] {
  const { transactions, decisions, expected, disagreements, expected_rules, rule_disagreements } = past;
  const counts = OUTCOMES.map((outcome) => `${outcome} ${decisions[outcome] ?? 0}`).join(", ");
  const listed = (names: readonly string[]) => names.join(", ") || "-";
  return [
    `${formatMessage("policies.backtest", { transactions }, locale)} ${counts}\n`,
    ...(expected.of === 0 ? [] : [`${formatMessage("policies.expected", { ...expected }, locale)}\n`]),
    ...disagreements.map(({ transaction_id: id, expected: wanted, decided, override, policies }) => {
      const why = listed([...(override === null ? [] : [override]), ...policies]);
      return `  ${formatMessage("policies.disagreement", { id, expected: wanted, decided, why }, locale)}\n`;
    }),
    ...(expected_rules.of === 0
      ? []
      : [`${formatMessage("policies.expected_rules", { ...expected_rules }, locale)}\n`]),
    ...rule_disagreements.map(({ transaction_id: id, expected: wanted, held }) => {
      const params = { id, expected: listed(wanted), held: listed(held) };
      return `  ${formatMessage("policies.rule_disagreement", params, locale)}\n`;
    }),
  ];
}
