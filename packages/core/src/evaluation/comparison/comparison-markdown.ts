import type { Comparison } from "../../contracts/evaluation/comparison.ts";
import type { Locale } from "../../locales/index.ts";
import { costLines } from "../summary/cost-lines.ts";
import { markdownTable, shownInMarkdown } from "../summary/markdown-table.ts";
import { evaluationWords } from "../summary/wording.ts";

const SHOWN = 20;

/** A comparison for a pull request: effects with intervals first, then the rows that changed. */
export function comparisonMarkdown(
  comparison: Comparison,
  names: { readonly a: string; readonly b: string },
  locale: Locale,
): string {
  const words = evaluationWords(locale);
  const { say, number, metricName, interval } = words;
  const signed = (value: number | null) => (value !== null && value > 0 ? `+${number(value)}` : number(value));
  const chance = (p: number | null) => (p !== null && p < 0.001 ? "< 0.001" : number(p));
  const answer = (value: boolean | number | null) =>
    value === true ? say("judge_error") : value === false ? say("judge_clean") : number(value);
  const metrics = Object.entries(comparison.metrics).map(([name, found]) => [
    metricName(name),
    number(found.a),
    number(found.b),
    signed(found.difference),
    found.ci_lower === null ? interval(found) : `${signed(found.ci_lower)} … ${signed(found.ci_upper)}`,
    chance(found.p_value),
    chance(found.p_adjusted),
    say(`verdict_${found.verdict}`),
  ]);
  const blocks = [
    `## ${say("compare_title", { a: shownInMarkdown(names.a), b: shownInMarkdown(names.b) })}`,
    say("compare_lead", {
      n: comparison.n,
      only_a: comparison.only_in_a,
      only_b: comparison.only_in_b,
      clusters: comparison.bootstrap.clusters,
    }),
    markdownTable(
      [say("metric"), "A", "B", say("difference"), say("interval"), say("p_value"), say("p_adjusted"), say("verdict")],
      metrics,
    ),
    say("correction_line", { metrics: comparison.correction.metrics }),
    ...Object.entries(comparison.metrics).flatMap(([name, { williams }]) =>
      williams === null
        ? []
        : [
            say("williams_line", {
              metric: metricName(name),
              t: number(williams.t, 2),
              df: williams.df,
              p: chance(williams.p_value),
            }),
          ],
    ),
  ];
  const { mcnemar, flipped, flipped_total } = comparison;
  if (mcnemar) {
    const { only_a_right, only_b_right, p_value, by_group } = mcnemar;
    blocks.push(
      say(by_group ? "mcnemar_group_line" : "mcnemar_line", {
        only_a: only_a_right,
        only_b: only_b_right,
        p: chance(p_value),
      }),
    );
  }
  for (const [side, cost] of Object.entries(comparison.cost ?? {})) {
    const lines = costLines(cost, words);
    if (lines.length > 0) blocks.push(`${say("cost")} ${side.toUpperCase()}: ${lines.join(" ")}`);
  }
  if (flipped_total > 0) {
    blocks.push(`### ${say("flipped", { total: flipped_total })}`);
    blocks.push(
      markdownTable(
        [say("row"), say("change"), "A", "B"],
        flipped
          .slice(0, SHOWN)
          .map(({ id, change, a, b }) => [shownInMarkdown(id), say(`change_${change}`), answer(a), answer(b)]),
      ),
    );
    if (flipped_total > SHOWN) blocks.push(say("flipped_more", { more: flipped_total - SHOWN }));
  }
  return `${blocks.join("\n\n")}\n`;
}
