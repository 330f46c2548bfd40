import type { Comparison, EvaluatedRow } from "@beleg/core/contracts";
import { changeOf, type EvaluationWords, evaluationWords } from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { MAX_SHOWN_ROWS } from "../shown-rows.ts";
import { card, table } from "./cards.ts";
import { page } from "./page.ts";
import { pageRows, type SeenRow } from "./rows/page-rows.ts";
import { rowsSection } from "./rows/rows-section.ts";

/** Two runs and what their rows hold; null for a run that kept none. */
export interface ComparedRows {
  readonly a: readonly EvaluatedRow[];
  readonly b: readonly EvaluatedRow[];
}

/** The comparison as a page: every metric, and every row that got another answer, with both answers. */
export function comparisonHtml(
  comparison: Comparison,
  names: { readonly a: string; readonly b: string },
  rows: ComparedRows | null,
  locale: Locale,
): string {
  const words = evaluationWords(locale);
  const { say } = words;
  const lead = say("compare_lead", {
    n: comparison.n,
    only_a: comparison.only_in_a,
    only_b: comparison.only_in_b,
    clusters: comparison.bootstrap.clusters,
  });
  const flipped = rows === null ? [] : flippedRows(rows);
  const note = rows === null ? say("compare_no_rows") : "";
  const heading = { title: say("compare_rows"), note, judges: [names.a, names.b] };
  return page(
    locale,
    say("compare_title", names),
    `<p class="lead">${escapeHtml(lead)}</p>
${card(say("agreement"), mcnemarLine(comparison, words), metricTable(comparison, words), { wide: true })}
${rowsSection(pageRows(flipped), heading, words)}`,
  );
}

function metricTable({ metrics }: Comparison, words: EvaluationWords): string {
  const { say, number, metricName } = words;
  const signed = (value: number | null) => (value !== null && value > 0 ? `+${number(value)}` : number(value));
  const lines = Object.entries(metrics).map(([name, { a, b, difference, ci_lower, ci_upper, p_value, verdict }]) => {
    const interval = ci_lower === null ? say("undefined") : `${signed(ci_lower)} … ${signed(ci_upper)}`;
    const cells = [number(a), number(b), signed(difference), interval, chance(p_value, words)];
    // The verdict stands below the name, so that a phone shows it without scrolling the table.
    const first = `${escapeHtml(metricName(name))}<span class="verdict-line">${escapeHtml(say(`verdict_${verdict}`))}</span>`;
    return `<tr><td>${first}</td>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
  });
  return table(
    [`${say("metric")} · ${say("verdict")}`, "A", "B", say("difference"), say("interval"), say("p_value")],
    lines,
  );
}

function mcnemarLine({ mcnemar }: Comparison, words: EvaluationWords): string {
  if (mcnemar === null) return "";
  const { only_a_right, only_b_right, p_value } = mcnemar;
  return words.say("mcnemar_line", { only_a: only_a_right, only_b: only_b_right, p: chance(p_value, words) });
}

function chance(p: number | null, { number }: EvaluationWords): string {
  return p !== null && p < 0.001 ? "< 0.001" : number(p);
}

/** Rows with another answer, as both judges saw them. */
function flippedRows({ a, b }: ComparedRows): readonly SeenRow[] {
  const inB = new Map(b.map((row) => [row.id, row]));
  return a
    .flatMap((left): SeenRow[] => {
      const right = inB.get(left.id);
      const change = right && changeOf(left, right);
      return right && change ? [{ seen: [{ ...left, off_by: right.off_by }, right], change }] : [];
    })
    .slice(0, MAX_SHOWN_ROWS);
}
