import type { EvaluationSummary } from "../api/index.ts";
import { Card, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const FIGURES = ["balanced_accuracy", "precision", "recall", "specificity", "auroc"] as const;

const WHY = { estimate: "why_estimate", verdicts: "why_verdicts", other: "why_other_rule" } as const;

/** The two ways to call a text wrong side by side, and which of them the headline figures use. */
export function DecisionTable({ summary }: { readonly summary: Extract<EvaluationSummary, { task: "factuality" }> }) {
  const { t, known, number } = useTranslation();
  const { headline, by_verdicts, by_estimate } = summary.decisions;
  const title = t("evaluations.decisions");
  const why = headline === "estimate" && by_estimate === null ? "why_score_stands_in" : WHY[headline];
  return (
    <Card title={title}>
      <div className="stack">
        <Table
          caption={title}
          rows={by_estimate === null ? [by_verdicts] : [by_verdicts, by_estimate]}
          keyOf={({ policy }) => policy.name}
          columns={[
            {
              key: "name",
              head: t("evaluations.policy"),
              rowHead: true,
              cell: ({ policy }) => t(`evaluations.policy_${policy.name}`),
            },
            { key: "n", head: t("evaluations.rows"), numeric: true, cell: ({ n }) => number(n) },
            ...FIGURES.map((name) => ({
              key: name,
              head: known(`evaluations.metric_${name}`, name),
              numeric: true,
              cell: ({ [name]: value }: typeof by_verdicts) =>
                value === null ? t("evaluations.undefined") : number(value, 3),
            })),
          ]}
        />
        <p className="soft small">{t(`evaluations.${why}`)}</p>
      </div>
    </Card>
  );
}
