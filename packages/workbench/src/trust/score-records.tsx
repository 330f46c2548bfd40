import type { MeasuredScores } from "../api/index.ts";
import { Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** How far the judges that give scores agree with people, and whether their scores collapse. */
export function ScoreRecords({ scores }: { readonly scores: readonly MeasuredScores[] }) {
  const { t, known, number } = useTranslation();
  return (
    <Card title={t("trust.score_title")}>
      <ul>
        {scores.map(({ record: { task, judge, data, metrics, collapse }, is_fresh }) => (
          <li key={`${task} ${judge.model}`}>
            {t("trust.score_line", {
              task: t(`evaluations.task_${task}`),
              judge: judge.model === "none" ? t("trust.embedded") : judge.model,
              rows: number(data.rows),
              data: data.name,
              figures: Object.entries(metrics)
                .flatMap(([name, { value }]) =>
                  value === null ? [] : [`${known(`evaluations.metric_${name}`, name)} ${number(value, 2)}`],
                )
                .join(", "),
            })}
            {collapse?.status === "collapsed" && <span className="tone-bad"> {t("trust.collapsed")}</span>}
            {!is_fresh && <> ({t("trust.stale")})</>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
