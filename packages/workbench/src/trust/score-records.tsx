import type { MeasuredScores } from "../api/index.ts";
import { Card } from "../design/index.ts";
import { CollapseNotice } from "../evaluations/collapse-notice.tsx";
import { useTranslation } from "../locales/index.ts";

/** How far the judges that give scores agree with people, and how far their scores spread: nearly the same score for everything says nothing. */
export function ScoreRecords({ scores }: { readonly scores: readonly MeasuredScores[] }) {
  const { t, known, number, percent } = useTranslation();
  return (
    <Card title={t("trust.score_title")}>
      <ul>
        {scores.map(({ record: { task, judge, data, metrics, collapse }, is_fresh }) => (
          <li key={`${task} ${judge.model}`}>
            <p>
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
              {!is_fresh && <> ({t("trust.stale")})</>}
            </p>
            {collapse?.status === "ok" && (
              <p className="soft small">
                {t("trust.spread", {
                  n: number(collapse.n),
                  share: percent(collapse.top_share ?? 0),
                  bucket: collapse.top_bucket ?? "–",
                })}
              </p>
            )}
            {collapse && <CollapseNotice collapse={collapse} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
