import type { EvaluationSummary } from "../api/index.ts";
import { Card, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { figuresOf } from "./figures.ts";

/** The judge and every simple rule, metric by metric, and whether the best rule is beaten. */
export function YardstickTable({ summary }: { readonly summary: EvaluationSummary }) {
  const { t, known, number } = useTranslation();
  const { yardsticks, macro_by_origin } = summary;
  if (yardsticks === undefined || yardsticks.list.length === 0) return null;
  const { best, list } = yardsticks;
  const metrics = figuresOf(summary).flatMap(([metric]) => (best[metric] === undefined ? [] : [metric]));
  const title = t("evaluations.result_yardsticks");
  const figure = (value: number | null | undefined) =>
    value === undefined ? "–" : value === null ? t("evaluations.undefined") : number(value, 3);
  const rows = [
    { name: t("evaluations.result_the_judge"), cell: (metric: string) => figure(best[metric]?.judge) },
    ...(macro_by_origin
      ? [{ name: t("evaluations.result_macro"), cell: (metric: string) => figure(macro_by_origin[metric]?.value) }]
      : []),
    ...list.map(({ name, figures }) => ({
      name: t(`evaluations.result_yardstick_${name}`),
      cell: (metric: string) => figure(figures[metric]),
    })),
    {
      name: t("evaluations.result_beaten"),
      cell: (metric: string) => t(`evaluations.result_beaten_${best[metric]?.beaten ?? "unclear"}`),
    },
  ];
  return (
    <Card title={title}>
      <div className="stack">
        <p className="soft small">{t("evaluations.result_yardsticks_line")}</p>
        <Table
          caption={title}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { key: "name", head: t("evaluations.result_yardstick"), rowHead: true, cell: ({ name }) => name },
            ...metrics.map((metric) => ({
              key: metric,
              head: known(`evaluations.metric_${metric}`, metric),
              numeric: true,
              cell: ({ cell }: (typeof rows)[number]) => cell(metric),
            })),
          ]}
        />
      </div>
    </Card>
  );
}
