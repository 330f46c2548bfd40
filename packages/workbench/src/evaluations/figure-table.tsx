import { Card, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { FigureInterval, useInterval } from "./figure-interval.tsx";
import { type figuresOf, LOWER_IS_BETTER } from "./figures.ts";

/** Every figure with its interval and what it says. */
export function FigureTable({ figures }: { readonly figures: ReturnType<typeof figuresOf> }) {
  const { t, known, number } = useTranslation();
  const interval = useInterval();
  const least = Math.min(0, ...figures.map(([, { ci_lower }]) => ci_lower ?? 0));
  return (
    <Card title={t("evaluations.figures")} flush>
      <Table
        caption={t("evaluations.figures")}
        rows={figures}
        keyOf={([name]) => name}
        columns={[
          {
            key: "name",
            head: t("evaluations.figure"),
            rowHead: true,
            cell: ([name]) => (
              <>
                {known(`evaluations.metric_${name}`, name)}
                <span className="evaluation-meaning soft small">
                  {known(`evaluations.meaning_${name}`, "")}
                  {LOWER_IS_BETTER.has(name) && <> {t("evaluations.lower_is_better")}</>}
                </span>
              </>
            ),
          },
          {
            key: "value",
            head: t("evaluations.value"),
            numeric: true,
            cell: ([, { value }]) => (value === null ? t("evaluations.undefined") : number(value, 3)),
          },
          {
            key: "interval",
            head: t("evaluations.interval"),
            className: "evaluation-interval-cell",
            cell: ([, figure]) => (
              <>
                <FigureInterval figure={figure} from={least} to={1} />
                <span className="soft small">{interval(figure)}</span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
