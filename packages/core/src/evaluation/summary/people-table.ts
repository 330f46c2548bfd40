import type { EvaluationSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { EvaluationWords } from "./wording.ts";
import type { WordTable } from "./yardstick-table.ts";

/** The judge, a person in its place, and the judge against each annotator and under wrong labels; null without annotations. */
export function peopleTable(
  { people, label_noise }: EvaluationSummary,
  { say, number, metricName, percent }: EvaluationWords,
): WordTable | null {
  if (!people) return null;
  const metrics = Object.keys(people.ceiling);
  const line = (name: string, figures: Readonly<Record<string, number | null>>) => [
    name,
    ...metrics.map((metric) => number(figures[metric] ?? null)),
  ];
  return {
    head: ["", ...metrics.map(metricName)],
    rows: [
      line(say("ceiling"), people.ceiling),
      ...people.judge_against.map(({ annotator, figures }) =>
        line(`${say("the_judge")} · ${say("annotator")} ${annotator}`, figures),
      ),
      ...(label_noise ?? []).map(({ noise, figures }) =>
        line(
          say("noise_level", { noise: percent(noise) }),
          Object.fromEntries(metrics.map((metric) => [metric, figures[metric]?.mean ?? null])),
        ),
      ),
    ],
  };
}

/** How far people agree, in one line; nothing without annotations. */
export function peopleLines({ people }: EvaluationSummary, { say, number, interval }: EvaluationWords): string[] {
  if (!people) return [];
  const { annotators, rows, alpha } = people;
  return [say("people_line", { annotators, rows, alpha: number(alpha.value), interval: interval(alpha) })];
}
