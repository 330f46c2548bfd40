import type { AgentResult } from "@beleg/core/contracts";
import type { EvaluationWords } from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import type { WorstCase } from "../worst-cases.ts";

const MAX_TEXT_LENGTH = 1200;
const MAX_FINDINGS = 4;

/** One row the judge was far off on: the text with its marks, and each finding with the words of the source. */
export function worstCaseHtml({ prediction, row, result }: WorstCase, { say, number }: EvaluationWords): string {
  const kind = prediction.decision === undefined ? null : prediction.decision ? "false_positive" : "false_negative";
  const tag = kind ? `<span class="tag wrong">${say(kind)}</span>` : "";
  const facts = [
    `<code>${escapeHtml(row.id)}</code>`,
    ...(prediction.system ? [escapeHtml(prediction.system)] : []),
    `${say("axis_score")}: ${number(prediction.score)}`,
    ...(typeof prediction.truth === "number" ? [`${say("axis_people")}: ${number(prediction.truth)}`] : []),
    ...(typeof prediction.risk === "number" ? [`${say("axis_risk")}: ${number(prediction.risk)}`] : []),
  ];
  const findings = result.issue_spans.slice(0, MAX_FINDINGS).map((issue) => findingHtml(issue, row.summary_text, say));
  return `<article class="case"><header>${tag}${facts.map((fact) => `<span>${fact}</span>`).join("")}</header>
<p class="text">${markedText(row.summary_text, result.issue_spans)}</p>
${findings.length === 0 ? `<p class="caption">${say("no_finding")}</p>` : findings.join("\n")}</article>`;
}

type Issue = AgentResult["issue_spans"][number];

function findingHtml(issue: Issue, text: string, say: EvaluationWords["say"]): string {
  const place = escapeHtml(text.slice(issue.start_char, Math.min(issue.end_char, issue.start_char + 120)));
  const type = issue.issue_type ? ` · ${escapeHtml(issue.issue_type)}` : "";
  const quote = issue.evidence_quote
    ? `<br>${say(issue.verdict === "uncertain" ? "nearest_passage" : "source_says")}: <q>${escapeHtml(issue.evidence_quote.slice(0, 400))}</q>`
    : "";
  return `<p class="finding"><b>${place}</b>${type} — ${escapeHtml(issue.message)}${quote}</p>`;
}

/** The text with the marked places underlined; where marks overlap the first one wins. */
function markedText(text: string, issues: readonly Issue[]): string {
  const shown = text.slice(0, MAX_TEXT_LENGTH);
  const parts: string[] = [];
  let at = 0;
  for (const { start_char, end_char, verdict } of [...issues].sort((a, b) => a.start_char - b.start_char)) {
    const start = Math.max(at, start_char);
    const end = Math.min(end_char, shown.length);
    if (end <= start) continue;
    parts.push(escapeHtml(shown.slice(at, start)));
    parts.push(
      `<mark class="${verdict === "uncertain" ? "uncertain" : "incorrect"}">${escapeHtml(shown.slice(start, end))}</mark>`,
    );
    at = end;
  }
  parts.push(escapeHtml(shown.slice(at)));
  return parts.join("") + (text.length > MAX_TEXT_LENGTH ? "…" : "");
}
