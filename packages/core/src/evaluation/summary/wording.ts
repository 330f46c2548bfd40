import type { EvaluationSummary, FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import { formatMessage, type Locale, type MessageCode } from "../../locales/index.ts";
import { formatHalfEven } from "../../numbers/index.ts";

type EvaluationKey = Extract<MessageCode, `evaluation.${string}`> extends `evaluation.${infer Key}` ? Key : never;

/** Speaks the evaluation's messages in one language. */
export function evaluationWords(locale: Locale) {
  const say = (key: EvaluationKey, params: Readonly<Record<string, string | number>> = {}): string =>
    // The table's own test checks params; keys built from metric names cannot carry their param types.
    formatMessage(`evaluation.${key}` as "evaluation.metric", params, locale);
  const number = (value: number | null, digits = 3): string =>
    value === null ? say("undefined") : formatHalfEven(value, digits);
  const percent = (share: number | null): string => number(share === null ? null : share * 100, 1);
  return {
    say,
    number,
    percent,
    metricName: (name: string) => say(`metric_${name}` as "metric_f1"),
    interval: ({ ci_lower, ci_upper, ci_note }: Pick<MetricValue, "ci_lower" | "ci_upper" | "ci_note">) => {
      if (ci_lower !== null && ci_upper !== null) return `${number(ci_lower)} – ${number(ci_upper)}`;
      return say(ci_note === undefined || ci_note === "wilson" ? "undefined" : `interval_${ci_note}`);
    },
  };
}

/** The messages of an evaluation in one language. */
export type EvaluationWords = ReturnType<typeof evaluationWords>;

/** The headline statistics of a summary, in the order they are shown. */
export function headlineMetrics(summary: EvaluationSummary): readonly (readonly [string, MetricValue])[] {
  if ("metrics" in summary) return Object.entries(summary.metrics);
  const { spearman, pearson, kendall, mae, rmse } = summary;
  return Object.entries({ spearman, pearson, kendall, mae, rmse });
}

/** Which rule decides, and where its threshold comes from, sentence by sentence. */
export function policySentences(
  { policy, tuning }: FactualitySummary,
  { say, number, metricName }: EvaluationWords,
): readonly string[] {
  const { name, threshold, severity_min } = policy;
  const counts = name !== "score" && name !== "probability" && severity_min !== "low";
  return [
    say("policy_line", { threshold: number(threshold), policy: name }),
    ...(counts ? [say("policy_severity", { severity: severity_min })] : []),
    ...(tuning
      ? [say("tuned_line", { target: metricName(tuning.target), n: tuning.n, shared: tuning.shared_clusters })]
      : []),
  ];
}

/** The decisions by verdicts and by the estimate: a head and a line of cells for each, and why the headline uses which. */
export function decisionTable({ decisions, policy }: FactualitySummary, { say, number, metricName }: EvaluationWords) {
  const { by_verdicts, by_estimate, headline } = decisions;
  const names = ["balanced_accuracy", "precision", "recall", "specificity", "auroc"] as const;
  const lines = [
    { label: say("decision_verdicts"), figures: by_verdicts },
    ...(by_estimate === null
      ? []
      : [
          {
            label: say("decision_estimate", { threshold: number(by_estimate.policy.threshold) }),
            figures: by_estimate,
          },
        ]),
  ];
  const why = headline === "estimate" && by_estimate === null ? "why_score_stands_in" : (`why_${headline}` as const);
  return {
    head: [say("policy"), say("rows"), ...names.map(metricName)],
    rows: lines.map(({ label, figures }) => [label, String(figures.n), ...names.map((name) => number(figures[name]))]),
    why: say(why, { policy: policy.name }),
  };
}

/** What became of each criterion of the caller's own: a head, and a line of cells for each. */
export function criteriaTable({ criteria = [] }: EvaluationSummary, { say, percent }: EvaluationWords) {
  const heads = ["met", "not_met", "unclear", "met_share", "labelled", "accuracy"] as const;
  return {
    head: ["", ...heads.map((head) => say(`criteria_${head}`))],
    rows: criteria.map(({ text, met, not_met, unclear, met_share, labelled, accuracy }) => [
      text,
      ...[met, not_met, unclear].map(String),
      percent(met_share),
      String(labelled),
      percent(accuracy),
    ]),
  };
}

/** What the collapse detector found, as one sentence per scale. */
export function collapseSentences(
  summary: EvaluationSummary | Pick<FactualitySummary, "collapse">,
  { say, percent, number }: EvaluationWords,
): readonly { readonly warning: boolean; readonly text: string }[] {
  if (!("collapse" in summary)) return [];
  const { collapse } = summary;
  if (collapse.status === "too_few") return [{ warning: true, text: say("collapse_too_few", { n: collapse.n }) }];
  const scales = collapse.raw === null ? [collapse] : [collapse, collapse.raw];
  return scales.map((scale) => {
    const warning = (scale.top_share ?? 0) > 0.8;
    const params = { share: percent(scale.top_share), bucket: scale.top_bucket ?? "", n: collapse.n };
    const text = warning
      ? say("collapse_warning", params)
      : say("collapse_ok", { ...params, unique: scale.unique_values, entropy: number(scale.entropy, 2) });
    return { warning, text };
  });
}
