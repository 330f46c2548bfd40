import type { EvaluationRowLine } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Badge, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { Corrections } from "./corrections.ts";
import { type RowChoice, rowAddress } from "./row-choice.ts";
import { CellBadge, useAnswers } from "./row-facts.tsx";

/** Rows in a table, each a way to the row itself. */
export function RowTable({
  id,
  caption,
  rows,
  choice = {},
  corrections = {},
}: {
  readonly id: number;
  readonly caption: string;
  readonly rows: readonly EvaluationRowLine[];
  readonly choice?: RowChoice;
  readonly corrections?: Corrections;
}) {
  const { t, score } = useTranslation();
  const answers = useAnswers();
  const labelled = rows.some(({ label, truth }) => label !== null || truth !== null);
  const decided = rows.some(({ cell }) => cell !== null);
  const columns: Column<EvaluationRowLine>[] = [
    {
      key: "text",
      head: t("evaluations.row"),
      rowHead: true,
      cell: ({ index, id: name, text, origin }) => (
        <>
          <Link to={rowAddress(id, index, choice)} className="evaluation-text" dir="auto">
            {text || name}
          </Link>
          <span className="evaluation-meaning soft small">
            {name}
            {origin && ` · ${origin}`}
            {corrections[index] && (
              <>
                {" "}
                <Badge tone="info" icon="tick">
                  {t("evaluations.corrected")}
                </Badge>
              </>
            )}
          </span>
        </>
      ),
    },
    ...(decided
      ? [
          {
            key: "cell",
            head: t("evaluations.filter_cell"),
            cell: ({ cell }: EvaluationRowLine) => <CellBadge cell={cell} />,
          },
        ]
      : []),
    ...(labelled
      ? [
          {
            key: "people",
            head: t("evaluations.people"),
            numeric: true,
            cell: (row: EvaluationRowLine) => answers.people(row),
          },
        ]
      : []),
    { key: "score", head: t("evaluations.score"), numeric: true, cell: ({ score: value }) => score(value) },
  ];
  return <Table caption={caption} rows={rows} keyOf={({ index }) => index} columns={columns} />;
}
