import type { WorstRow } from "../api/index.ts";
import { Badge, Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** The rows on which judge and people differ most: where to look first. */
export function WorstRows({ rows }: { readonly rows: readonly WorstRow[] }) {
  const { t, score } = useTranslation();
  if (rows.length === 0) return null;
  const labelled = rows.some(({ label }) => label !== null);
  const scored = rows.some(({ truth }) => truth !== null);
  const columns: Column<WorstRow>[] = [
    {
      key: "text",
      head: t("evaluations.row"),
      rowHead: true,
      cell: ({ id, text, origin }) => (
        <>
          <span className="evaluation-text">{text}</span>
          <span className="evaluation-meaning soft small">
            {id}
            {origin && ` · ${origin}`}
          </span>
        </>
      ),
    },
    ...(labelled
      ? [{ key: "mistake", head: t("evaluations.mistake"), cell: (row: WorstRow) => <Mistake row={row} /> }]
      : []),
    ...(scored
      ? [{ key: "truth", head: t("evaluations.people"), numeric: true, cell: ({ truth }: WorstRow) => score(truth) }]
      : []),
    { key: "score", head: t("evaluations.score"), numeric: true, cell: ({ score: value }) => score(value) },
  ];
  return (
    <Card title={t("evaluations.worst")} flush>
      <Table caption={t("evaluations.worst")} rows={rows} keyOf={({ id }) => id} columns={columns} />
    </Card>
  );
}

function Mistake({ row: { label } }: { readonly row: WorstRow }) {
  const { t } = useTranslation();
  return (
    <Badge tone={label ? "bad" : "unsure"} icon={label ? "cross" : "warning"}>
      {t(label ? "evaluations.missed" : "evaluations.false_alarm")}
    </Badge>
  );
}
