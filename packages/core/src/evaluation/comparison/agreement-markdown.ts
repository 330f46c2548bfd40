import type { JudgeAgreement } from "../../contracts/evaluation/judge-agreement.ts";
import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import type { Locale } from "../../locales/index.ts";
import { markdownTable, shownInMarkdown } from "../summary/markdown-table.ts";
import { evaluationWords } from "../summary/wording.ts";
import { comparisonMarkdown } from "./comparison-markdown.ts";

const SHOWN = 20;

/** The agreement of a run with another tool: how far, on which rows not, and who is nearer to people. */
export function agreementMarkdown(agreement: JudgeAgreement, run: string, locale: Locale): string {
  const words = evaluationWords(locale);
  const { say, number, metricName, interval } = words;
  const { decisions, disagreements, against_people, metrics } = agreement;
  const names = { run: shownInMarkdown(run), other: shownInMarkdown(agreement.with) };
  const measured = Object.entries(metrics).filter((entry): entry is [string, MetricValue] => entry[1] !== null);
  const blocks = [
    `## ${say("agree_title", names)}`,
    say("agree_lead", { n: agreement.n, without: agreement.without_score, other: names.other }),
    markdownTable(
      [say("metric"), say("value"), say("interval")],
      measured.map(([name, metric]) => [metricName(name), number(metric.value), interval(metric)]),
    ),
  ];
  if (decisions) {
    const cutoff = number(agreement.score_cutoff, 2);
    blocks.push(say("agree_decisions", { ...decisions, other: names.other, cutoff }));
  }
  blocks.push(say("agree_mean", { other: names.other, difference: number(agreement.mean_difference) }));
  const apart = disagreements.filter((row) => row.run !== row.other).slice(0, SHOWN);
  if (apart.length > 0) {
    const cells = apart.map((row) => [
      shownInMarkdown(row.id),
      number(row.run),
      number(row.other),
      peopleSay(row.label),
    ]);
    blocks.push(
      `### ${say("agree_apart")}`,
      markdownTable([say("row"), names.run, names.other, say("agree_label")], cells),
    );
  }
  if (against_people) {
    blocks.push(comparisonMarkdown(against_people, { a: run, b: agreement.with }, locale).trimEnd());
  } else blocks.push(say("agree_unlabelled"));
  return `${blocks.join("\n\n")}\n`;

  function peopleSay(label: boolean | null): string {
    return label === null ? "–" : say(label ? "people_error" : "people_clean");
  }
}
