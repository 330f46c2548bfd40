import type { EvaluationPlots, EvaluationSummary } from "../api/index.ts";
import { BarPlot, Card, type Line, LinePlot } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { rowsAddress } from "./row-choice.ts";

const DIAGONAL = [
  [0, 0],
  [1, 1],
] as const;

/** How the judge does over all thresholds, or beside people; each picture also holds its figures as a table. */
export function CurvePlots({
  plots,
  summary,
}: {
  readonly plots: EvaluationPlots;
  readonly summary: EvaluationSummary;
}) {
  return (
    <div className="evaluation-plots">
      {plots.roc.length > 0 && <RocPlot plots={plots} />}
      {summary.task === "factuality" && (
        <CalibrationPlot bins={summary.calibration.bins} ece={summary.calibration.ece} />
      )}
      {plots.agreement.length > 0 && <AgreementPlot points={plots.agreement} />}
    </div>
  );
}

function RocPlot({ plots: { roc, chosen } }: { readonly plots: EvaluationPlots }) {
  const { t } = useTranslation();
  const lines: Line[] = [
    { name: t("evaluations.judge"), points: roc },
    { name: t("evaluations.guessing"), points: DIAGONAL, tone: 6, dashed: true },
    ...(chosen ? [{ name: t("evaluations.chosen_point"), points: [chosen], tone: 5 as const }] : []),
  ];
  return (
    <Card title={t("evaluations.roc")}>
      <LinePlot
        title={t("evaluations.roc_axes")}
        lines={lines}
        xName={t("evaluations.false_alarms")}
        yName={t("evaluations.errors_found")}
        yTo={1}
      />
      <p className="soft small">{t("evaluations.roc_hint")}</p>
    </Card>
  );
}

type Bins = Extract<EvaluationSummary, { task: "factuality" }>["calibration"]["bins"];

function CalibrationPlot({ bins, ece }: { readonly bins: Bins; readonly ece: number | null }) {
  const { t, score } = useTranslation();
  const points = bins.flatMap(({ mean_predicted, observed_rate }) =>
    mean_predicted === null || observed_rate === null ? [] : [[mean_predicted, observed_rate] as const],
  );
  if (points.length === 0) return null;
  return (
    <Card title={t("evaluations.calibration")}>
      <LinePlot
        title={t("evaluations.calibration_axes")}
        lines={[
          { name: t("evaluations.judge"), points, marks: "both" },
          { name: t("evaluations.perfect"), points: DIAGONAL, tone: 6, dashed: true },
        ]}
        xName={t("evaluations.promised")}
        yName={t("evaluations.observed")}
        yTo={1}
      />
      <p className="soft small">{t("evaluations.calibration_hint", { ece: score(ece) })}</p>
    </Card>
  );
}

function AgreementPlot({ points }: { readonly points: EvaluationPlots["agreement"] }) {
  const { t } = useTranslation();
  return (
    <Card title={t("evaluations.agreement")}>
      <LinePlot
        title={t("evaluations.agreement_axes")}
        lines={[
          { name: t("evaluations.texts"), points, marks: "dots" },
          { name: t("evaluations.perfect"), points: DIAGONAL, tone: 6, dashed: true },
        ]}
        xName={t("evaluations.people")}
        yName={t("evaluations.judge")}
        yTo={1}
      />
      <p className="soft small">{t("evaluations.agreement_hint")}</p>
    </Card>
  );
}

/** How often each score was given. */
export function ScorePlots({ id, scores }: { readonly id: number; readonly scores: EvaluationPlots["scores"] }) {
  const { t, number } = useTranslation();
  const shown = scores.filter(({ counts }) => counts.some((count) => count > 0));
  if (shown.length === 0) return null;
  return (
    <Card title={t("evaluations.distribution")}>
      <div className="stack">
        {shown.map(({ group, counts }) => (
          <BarPlot
            key={group}
            title={t(`evaluations.scores_${group}`)}
            labelName={t("design.plot_from")}
            valueName={t("evaluations.rows")}
            touching
            bars={counts.map((value, index) => ({
              label: number(index / counts.length, 2),
              value,
              to: rowsAddress(id, {
                ...(group === "all" ? {} : { label: group }),
                score_from: String(index / counts.length),
                score_to: String((index + 1) / counts.length),
              }),
              tone: group === "error" ? (5 as const) : (1 as const),
            }))}
          />
        ))}
      </div>
    </Card>
  );
}
