import { useMemo } from "react";
import { type EvaluationRow, useQuery } from "../api/index.ts";
import { Link, useRouter } from "../browser/index.ts";
import { ClaimComparison, type ComparedClaim, TextDiff } from "../comparison/index.ts";
import { Card, type Column, ErrorState, Icon, Loading, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { rowAddress } from "./row-choice.ts";
import { CellBadge, useAnswers } from "./row-facts.tsx";
import { RowTexts } from "./row-texts.tsx";
import "./evaluations.css";

/** One row in two evaluations: the label, both judges' answers, and their claims beside each other. */
export default function CompareRowPage() {
  const { t } = useTranslation();
  const { query } = useRouter();
  const id = query.get("id") ?? "";
  const [a, b] = [useSide(query.get("a"), id), useSide(query.get("b"), id)];
  const failed = a.failure ? a : b.failure ? b : null;
  const missing = a.missing || b.missing;
  return (
    <Page
      title={t("evaluations.flipped_row", { id })}
      back={{
        to: `/evaluations/compare?${new URLSearchParams({ a: String(a.evaluation), b: String(b.evaluation) })}`,
        label: t("evaluations.comparison"),
      }}
      wide
    >
      {failed?.failure && <ErrorState failure={failed.failure} onRetry={failed.reload} />}
      {missing && <p className="soft">{t("evaluations.not_in_both")}</p>}
      {!failed && !missing && !(a.row && b.row) && <Loading />}
      {a.row && b.row && (
        <Both
          sides={[
            { ...a, row: a.row },
            { ...b, row: b.row },
          ]}
        />
      )}
    </Page>
  );
}

/** A row of one evaluation, found by its id. */
function useSide(named: string | null, row_id: string) {
  const evaluation = /^[1-9]\d{0,14}$/.test(named ?? "") ? Number(named) : 0;
  const path = { id: evaluation };
  const about = useQuery("getEvaluation", { path });
  const line = useQuery("listEvaluationRows", row_id === "" ? null : { path, query: { row_id, limit: 1 } });
  const index = line.answer?.items[0]?.index;
  const found = useQuery("getEvaluationRow", index === undefined ? null : { path: { ...path, row: index } });
  return {
    evaluation,
    name: about.answer?.name ?? String(evaluation),
    row: found.answer,
    missing: row_id === "" || (line.answer !== undefined && index === undefined),
    failure: about.failure ?? line.failure ?? found.failure,
    reload: line.reload,
  };
}

type Side = { readonly evaluation: number; readonly name: string; readonly row: EvaluationRow };

function Both({ sides }: { readonly sides: readonly [Side, Side] }) {
  const { t } = useTranslation();
  const [{ row: a }, { row: b }] = sides;
  const names = [sides[0].name, sides[1].name] as const;
  const claims = useMemo(() => [a.claims.map(compared), b.claims.map(compared)] as const, [a, b]);
  const sameText = a.text === b.text;
  const differs = !sameText || sourceOf(a) !== sourceOf(b);
  return (
    <div className="stack">
      {differs && (
        <p className="comparison-notice">
          <Icon name="warning" />
          <span>{t("evaluations.rows_differ")}</span>
        </p>
      )}
      <Answers sides={sides} />
      {claims.some((side) => side.length > 0) && <ClaimComparison before={claims[0]} after={claims[1]} names={names} />}
      {!sameText && (
        <Card title={t("comparison.text")}>
          <TextDiff before={a.text} after={b.text} names={names} />
        </Card>
      )}
      <RowTexts row={b} />
    </div>
  );
}

function Answers({ sides }: { readonly sides: readonly [Side, Side] }) {
  const { t, score, number } = useTranslation();
  const answers = useAnswers();
  const columns: readonly Column<Side>[] = [
    {
      key: "name",
      head: t("evaluations.judge"),
      rowHead: true,
      cell: ({ evaluation, name, row }) => <Link to={rowAddress(evaluation, row.index)}>{name}</Link>,
    },
    { key: "people", head: t("evaluations.people"), cell: ({ row }) => answers.people(row) },
    { key: "judge", head: t("evaluations.judge_says"), cell: ({ row }) => answers.judge(row) },
    { key: "cell", head: t("evaluations.filter_cell"), cell: ({ row }) => <CellBadge cell={row.cell} /> },
    { key: "score", head: t("evaluations.score"), numeric: true, cell: ({ row }) => score(row.score) },
    {
      key: "probability",
      head: t("evaluations.probability"),
      numeric: true,
      cell: ({ row: { error_probability } }) =>
        typeof error_probability === "number" ? number(error_probability, 3) : "–",
    },
  ];
  return (
    <Card title={t("evaluations.both_judges")} flush>
      <Table
        caption={t("evaluations.both_judges")}
        rows={sides}
        keyOf={({ evaluation }) => evaluation}
        columns={columns}
      />
    </Card>
  );
}

const compared = ({ text, label, quote }: EvaluationRow["claims"][number]): ComparedClaim => ({ text, label, quote });

function sourceOf({ sources }: EvaluationRow): string {
  return JSON.stringify(sources.map(({ text }) => text));
}
