import { useId } from "react";
import type { EvaluationSummary } from "../api/index.ts";
import { BarPlot, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import "./collapse-notice.css";

type Collapse = Extract<EvaluationSummary, { collapse: unknown }>["collapse"];

/** Says loudly when nearly all scores lie in one place: such a judge tells nobody anything. */
export function CollapseNotice({ collapse }: { readonly collapse: Collapse }) {
  const { t, percent, number } = useTranslation();
  const title = useId();
  if (collapse.status === "ok") return null;
  if (collapse.status === "too_few") {
    return (
      <p className="evaluation-notice tone-info">
        <Icon name="info" />
        <span>{t("evaluations.too_few", { n: number(collapse.n) })}</span>
      </p>
    );
  }
  const worst = [collapse, ...(collapse.raw ? [collapse.raw] : [])].toSorted(
    (a, b) => (b.top_share ?? 0) - (a.top_share ?? 0),
  )[0];
  return (
    <section className="evaluation-collapse tone-bad" aria-labelledby={title}>
      <Icon name="warning" className="error-icon" />
      <div className="evaluation-collapse-text">
        <h2 id={title}>{t("evaluations.collapse_title")}</h2>
        <p>
          {t("evaluations.collapse_what", {
            share: percent(worst?.top_share ?? 0),
            n: number(collapse.n),
            bucket: worst?.top_bucket ?? "",
          })}
        </p>
        <p>{t("evaluations.collapse_means")}</p>
        <p className="soft">{t("evaluations.collapse_do")}</p>
      </div>
      <div className="evaluation-collapse-plot">
        <BarPlot
          title={t("evaluations.buckets")}
          labelName={t("evaluations.bucket")}
          valueName={t("evaluations.rows")}
          bars={(worst ?? collapse).buckets.map(({ label, count }) => ({ label, value: count, tone: 5 as const }))}
        />
      </div>
    </section>
  );
}
