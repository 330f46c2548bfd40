import type { DecisionAnalytics } from "../api/index.ts";
import { Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Period = DecisionAnalytics["periods"][number];
type Style = DecisionAnalytics["variants"][number];

/** The figures of every period, each share with its interval and how many it rests on. */
export function PeriodTable({
  periods,
  label,
}: {
  readonly periods: readonly Period[];
  readonly label: (period: string) => string;
}) {
  const { t, percent, number } = useTranslation();
  const rate = (figure: Period["escalation_rate"]) =>
    figure === null
      ? "–"
      : t("decisions.interval", {
          value: percent(figure.value),
          low: percent(figure.low),
          high: percent(figure.high),
          n: number(figure.n),
        });
  return (
    <Table
      caption={t("decisions.figures_table")}
      rows={periods.toReversed()}
      keyOf={({ period }) => period}
      columns={[
        {
          key: "period",
          head: t("decisions.period"),
          rowHead: true,
          className: "decision-nowrap",
          cell: ({ period }) => label(period),
        },
        {
          key: "decisions",
          head: t("decisions.figures_decisions"),
          numeric: true,
          cell: ({ decisions }) => number(decisions),
        },
        { key: "escalated", head: t("decisions.figures_escalated"), cell: (row) => rate(row.escalation_rate) },
        { key: "model", head: t("decisions.figures_model"), cell: (row) => rate(row.model_success_rate) },
        { key: "filter", head: t("decisions.figures_filter"), cell: (row) => rate(row.filter_trigger_rate) },
        { key: "audit", head: t("decisions.figures_audit"), cell: (row) => rate(row.audit_completeness) },
      ]}
    />
  );
}

/** How customers rated each style. */
export function StyleTable({ variants }: { readonly variants: readonly Style[] }) {
  const { t, known, number } = useTranslation();
  return (
    <Table
      caption={t("decisions.figures_rating")}
      rows={variants}
      keyOf={({ variant }) => variant}
      columns={[
        {
          key: "style",
          head: t("decisions.style"),
          rowHead: true,
          cell: ({ variant }) => known(`decisions.style_${variant}`, variant),
        },
        { key: "texts", head: t("decisions.figures_texts"), numeric: true, cell: ({ texts }) => number(texts) },
        { key: "ratings", head: t("decisions.figures_ratings"), numeric: true, cell: ({ ratings }) => number(ratings) },
        {
          key: "mean",
          head: t("decisions.figures_rating_mean"),
          cell: ({ mean_rating: mean }) =>
            mean === null
              ? "–"
              : t("decisions.interval_short", {
                  value: number(mean.value, 1),
                  low: number(mean.low, 1),
                  high: number(mean.high, 1),
                }),
        },
      ]}
    />
  );
}
