import type { EvaluationDetail, EvaluationSummary } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CollapseNotice } from "./collapse-notice.tsx";
import { ConfusionTable } from "./confusion-table.tsx";
import { CriteriaTable } from "./criteria-table.tsx";
import { DecisionTable } from "./decision-table.tsx";
import { FigureTable } from "./figure-table.tsx";
import { figuresOf, GROUPS } from "./figures.ts";
import { GroupTable } from "./group-table.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { HowMeasured } from "./how-measured.tsx";
import { CurvePlots, ScorePlots } from "./plots.tsx";
import { Warnings } from "./warnings.tsx";
import { WorstRows } from "./worst-rows.tsx";
import { YardstickTable } from "./yardstick-table.tsx";

/** What an evaluation found, the warning first: figures of a collapsed judge mean little. */
export function EvaluationResult({
  evaluation,
  summary,
}: {
  readonly evaluation: EvaluationDetail;
  readonly summary: EvaluationSummary;
}) {
  const { t } = useTranslation();
  const figures = figuresOf(summary);
  return (
    <div className="stack">
      {"collapse" in summary && <CollapseNotice collapse={summary.collapse} />}
      <Warnings warnings={summary.warnings} />
      <HeadlineFigures figures={figures} />
      <div className="grid-2">
        <FigureTable figures={figures} />
        <div className="stack">
          {summary.task === "factuality" && <ConfusionTable id={evaluation.id} summary={summary} />}
          {evaluation.plots && <ScorePlots id={evaluation.id} scores={evaluation.plots.scores} />}
        </div>
      </div>
      <YardstickTable summary={summary} />
      {summary.task === "factuality" && <DecisionTable summary={summary} />}
      {evaluation.plots && <CurvePlots plots={evaluation.plots} summary={summary} />}
      <CriteriaTable criteria={summary.criteria} />
      {GROUPS.map((by) => (
        <GroupTable key={by} id={evaluation.id} title={t(`evaluations.${by}`)} summary={summary} by={by} />
      ))}
      <WorstRows id={evaluation.id} rows={evaluation.worst_rows} />
      <HowMeasured evaluation={evaluation} summary={summary} />
    </div>
  );
}
