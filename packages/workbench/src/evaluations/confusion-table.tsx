import type { EvaluationSummary } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { rowsAddress } from "./row-choice.ts";

/** What people said against what was decided, as a table of four counts. */
export function ConfusionTable({
  id,
  summary,
}: {
  readonly id: number;
  readonly summary: Extract<EvaluationSummary, { task: "factuality" }>;
}) {
  const { t, number, percent, known } = useTranslation();
  const { tp, fn, fp, tn } = summary.confusion;
  const cell = (name: "tp" | "fn" | "fp" | "tn", of: number, right: boolean, words: string) => {
    const value = summary.confusion[name];
    const content = (
      <>
        <span className="evaluation-count">{number(value)}</span>
        <span className="small">
          {words}
          {of > 0 && ` · ${percent(value / of)}`}
        </span>
      </>
    );
    return (
      <td className={right ? "evaluation-right" : value > 0 ? "evaluation-wrong" : "evaluation-spared"}>
        {value === 0 ? content : <Link to={rowsAddress(id, { cell: name })}>{content}</Link>}
      </td>
    );
  };
  return (
    <Card title={t("evaluations.confusion")}>
      <div className="stack">
        <table className="evaluation-confusion">
          <caption className="hidden-text">{t("evaluations.confusion")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("evaluations.judge_error")}</th>
              <th scope="col">{t("evaluations.judge_fine")}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t("evaluations.people_error")}</th>
              {cell("tp", tp + fn, true, t("evaluations.found"))}
              {cell("fn", tp + fn, false, t("evaluations.missed"))}
            </tr>
            <tr>
              <th scope="row">{t("evaluations.people_fine")}</th>
              {cell("fp", fp + tn, false, t("evaluations.false_alarm"))}
              {cell("tn", fp + tn, true, t("evaluations.left_alone"))}
            </tr>
          </tbody>
        </table>
        <p className="soft small">
          {t("evaluations.policy")}: {known(`evaluations.policy_${summary.policy.name}`, summary.policy.name)} ·{" "}
          {t("evaluations.threshold", { threshold: number(summary.threshold, 2) })}
        </p>
      </div>
    </Card>
  );
}
