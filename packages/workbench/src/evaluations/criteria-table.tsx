import type { EvaluationSummary } from "../api/index.ts";
import { Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Figures = NonNullable<EvaluationSummary["criteria"]>[number];

/** What became of each criterion over the rows, and how that agrees with people. */
export function CriteriaTable({ criteria = [] }: { readonly criteria: readonly Figures[] | undefined }) {
  const { t, number } = useTranslation();
  if (criteria.length === 0) return null;
  const counted = (["met", "not_met", "unclear", "labelled"] as const).map(
    (key): Column<Figures> => ({
      key,
      head: t(`evaluations.criteria_${key}`),
      numeric: true,
      cell: (one) => number(one[key]),
    }),
  );
  const shares = (["met_share", "accuracy"] as const).map(
    (key): Column<Figures> => ({
      key,
      head: t(`evaluations.criteria_${key}`),
      numeric: true,
      cell: (one) => (one[key] === null ? t("evaluations.undefined") : number(one[key], 3)),
    }),
  );
  const title = t("evaluations.criteria");
  return (
    <Card title={title} flush>
      <Table
        caption={title}
        rows={criteria}
        keyOf={({ text }) => text}
        columns={[{ key: "text", head: title, rowHead: true, cell: ({ text }) => text }, ...counted, ...shares]}
      />
    </Card>
  );
}
