import type { EvaluationSummary } from "@beleg/core/contracts";
import {
  costLines,
  type EvaluationWords,
  levelTable,
  peopleLines,
  peopleTable,
  type WordTable,
  yardstickTable,
} from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import { card, table } from "./cards.ts";

/** What every task shows before its own boxes: the simple rules beside the judge, and agreement from three distances. */
export function depthCards(summary: EvaluationSummary, words: EvaluationWords): string {
  const { say } = words;
  const yardsticks = yardstickTable(summary, words);
  const levels = levelTable(summary, words);
  const people = peopleTable(summary, words);
  const cost = costLines(summary.cost, words);
  return [
    ...(yardsticks ? [card(say("yardsticks"), say("yardsticks_line"), tableHtml(yardsticks), { wide: true })] : []),
    ...(levels ? [card(say("levels"), "", tableHtml(levels), { wide: true })] : []),
    ...(people ? [card(say("people"), peopleLines(summary, words).join(" "), tableHtml(people), { wide: true })] : []),
    ...(cost.length > 0 ? [card(say("cost"), cost.join(" "), "", { wide: true })] : []),
  ].join("\n");
}

function tableHtml({ head, rows }: WordTable): string {
  const cell = (text: string, at: number) =>
    at === 0 ? `<th scope="row">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`;
  return table(
    head,
    rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`),
  );
}
