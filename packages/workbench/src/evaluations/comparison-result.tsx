import type { Comparison } from "../api/index.ts";
import { Badge, Card, Icon, type IconName, Table, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { ChangedRows } from "./changed-rows.tsx";
import { FigureInterval, useInterval } from "./figure-interval.tsx";

const VERDICTS: Readonly<Record<string, readonly [Tone, IconName]>> = {
  better: ["good", "up"],
  worse: ["bad", "down"],
  no_difference: ["neutral", "low"],
  unclear: ["neutral", "question"],
  undefined: ["neutral", "question"],
};

/** What changed: every figure with the interval of its difference, the test on decisions, and the rows. */
export function ComparisonResult({
  comparison,
  names,
  ids,
}: {
  readonly comparison: Comparison;
  readonly names: readonly [string, string];
  readonly ids: readonly [string, string];
}) {
  const { t, known, number } = useTranslation();
  const interval = useInterval();
  const metrics = Object.entries(comparison.metrics);
  const reach = Math.max(
    0.05,
    ...metrics.flatMap(([, { ci_lower, ci_upper }]) => [Math.abs(ci_lower ?? 0), Math.abs(ci_upper ?? 0)]),
  );
  const signed = (value: number) => `${value > 0 ? "+" : ""}${number(value, 3)}`;
  return (
    <div className="stack">
      <Summary comparison={comparison} />
      <Card title={t("evaluations.differences")} flush>
        <Table
          caption={t("evaluations.differences")}
          rows={metrics}
          keyOf={([name]) => name}
          columns={[
            {
              key: "name",
              head: t("evaluations.figure"),
              rowHead: true,
              cell: ([name]) => known(`evaluations.metric_${name}`, name),
            },
            {
              key: "a",
              head: names[0],
              numeric: true,
              className: "evaluation-wrap",
              cell: ([, { a }]) => (a === null ? "–" : number(a, 3)),
            },
            {
              key: "b",
              head: names[1],
              numeric: true,
              className: "evaluation-wrap",
              cell: ([, { b }]) => (b === null ? "–" : number(b, 3)),
            },
            {
              key: "difference",
              head: t("evaluations.difference"),
              numeric: true,
              cell: ([, { difference }]) => (difference === null ? "–" : signed(difference)),
            },
            {
              key: "interval",
              head: t("evaluations.interval"),
              className: "evaluation-interval-cell",
              cell: ([, { difference, ci_lower, ci_upper }]) => {
                const figure = { value: difference, ci_lower, ci_upper };
                return (
                  <>
                    <FigureInterval figure={figure} from={-reach} to={reach} zero />
                    <span className="soft small">{interval(figure)}</span>
                  </>
                );
              },
            },
            {
              key: "verdict",
              head: t("evaluations.verdict"),
              cell: ([, { verdict, p_value }]) => {
                const [tone, icon] = VERDICTS[verdict] ?? ["neutral", "info"];
                return (
                  <span className="evaluation-headline">
                    <Badge tone={tone} icon={icon}>
                      {known(`evaluations.verdict_${verdict}`, verdict)}
                    </Badge>
                    {p_value !== null && <span className="soft small">p = {number(p_value, 3)}</span>}
                  </span>
                );
              },
            },
          ]}
        />
      </Card>
      <ChangedRows comparison={comparison} names={names} ids={ids} />
    </div>
  );
}

function Summary({ comparison }: { readonly comparison: Comparison }) {
  const { t, number, count } = useTranslation();
  const { n, only_in_a, only_in_b, failed_in_a, failed_in_b, mcnemar } = comparison;
  return (
    <div className="evaluation-notice tone-info">
      <Icon name="info" />
      <div>
        <p>
          {count("evaluations.common_rows", n)}
          {only_in_a + only_in_b > 0 && ` ${t("evaluations.left_out", { a: number(only_in_a), b: number(only_in_b) })}`}
          {failed_in_a + failed_in_b > 0 &&
            ` ${t("evaluations.failed_rows", { a: number(failed_in_a), b: number(failed_in_b) })}`}
        </p>
        {mcnemar && (
          <p>
            {t("evaluations.mcnemar", {
              a: number(mcnemar.only_a_right),
              b: number(mcnemar.only_b_right),
              p: number(mcnemar.p_value, 3),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
