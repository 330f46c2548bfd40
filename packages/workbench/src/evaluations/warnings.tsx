import type { EvaluationSummary } from "../api/index.ts";
import { Icon } from "../design/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";

type Warning = NonNullable<EvaluationSummary["warnings"]>[number];

/** What to know before any figure is believed; the collapse of a judge has a notice of its own. */
export function Warnings({ warnings = [] }: { readonly warnings: EvaluationSummary["warnings"] }) {
  const words = useTranslation();
  return warnings
    .filter(({ code }) => code !== "collapsed")
    .map((warning) => (
      <p key={JSON.stringify(warning)} className="evaluation-notice tone-unsure" role="note">
        <Icon name="warning" />
        <span>{sentenceOf(warning, words)}</span>
      </p>
    ));
}

function sentenceOf({ code, params }: Warning, { t, known, number }: Translation): string {
  switch (code) {
    case "not_above_yardstick":
      return t("evaluations.result_warning_not_above_yardstick", {
        metric: known(`evaluations.metric_${params.metric}`, String(params.metric)),
        judge: number(Number(params.judge), 3),
        yardstick: known(`evaluations.result_yardstick_${params.yardstick}`, String(params.yardstick)),
        value: number(Number(params.value), 3),
      });
    case "one_decision":
      return t("evaluations.result_warning_one_decision", {
        n: number(Number(params.n)),
        group: params.group === "" ? t("evaluations.result_all_rows") : `“${params.group}”`,
        decision: t(`evaluations.result_called_${params.decision === "error" ? "error" : "clean"}`),
      });
    case "marks_everything":
      return t("evaluations.result_warning_marks_everything", { share: number(100 * Number(params.share), 1) });
    case "duplicate_ids":
      return t("evaluations.result_warning_duplicate_ids", { count: number(Number(params.count)) });
    case "collapsed":
      return "";
  }
}
