import { type EvaluationRow, useQuery } from "../api/index.ts";
import { isForPage, useKeydown, useRouter } from "../browser/index.ts";
import { Badge, Card, ErrorState, LinkButton, Loading, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import { ExportCorrections } from "./export-corrections.tsx";
import { LabelForm } from "./label-form.tsx";
import { askedFor, choiceIn, type RowChoice, rowAddress, rowsAddress } from "./row-choice.ts";
import { CellBadge, RowFacts } from "./row-facts.tsx";
import { RowTexts } from "./row-texts.tsx";
import { useCorrections } from "./use-corrections.ts";
import "./evaluations.css";

/** One row of an evaluation: what people said, what the judge said, and the words both go by. */
export default function RowPage({ params }: PageProps) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const id = Number(params.id);
  const index = Number(params.row);
  const choice = choiceIn(query);
  const evaluation = useQuery("getEvaluation", { path: { id } });
  const {
    answer: row,
    failure,
    reload,
  } = useQuery("getEvaluationRow", {
    path: { id, row: index },
    query: askedFor(choice),
  });
  const { corrections, correct, discard } = useCorrections(id);
  return (
    <Page
      title={t("evaluations.row_title", { id: row?.id ?? String(index) })}
      back={{ to: rowsAddress(id, choice), label: evaluation.answer?.name ?? t("evaluations.all_rows") }}
      wide
      actions={
        <>
          {row?.place && <Neighbours id={id} choice={choice} place={row.place} />}
          {evaluation.answer && (
            <ExportCorrections evaluation={evaluation.answer} corrections={corrections} onDiscard={discard} />
          )}
        </>
      }
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!row && !failure && <Loading />}
      {row && (
        <div className="stack">
          <div className="row-verdict">
            <CellBadge cell={row.cell} />
            {corrections[index] && (
              <Badge tone="info" icon="tick">
                {t("evaluations.corrected")}
              </Badge>
            )}
            {row.error && (
              <Badge tone="bad" icon="broken">
                {t("evaluations.judge_failed", { code: row.error.code })}
              </Badge>
            )}
          </div>
          <RowFacts row={row} />
          {row.candidates ? <Candidates row={row} /> : <RowTexts key={index} row={row} />}
          <LabelForm
            key={`label ${index}`}
            row={row}
            correction={corrections[index]}
            onCorrect={(correction) => correct(index, correction)}
          />
        </div>
      )}
    </Page>
  );
}

/** The rows before and after among those chosen, by button and by key. */
function Neighbours({
  id,
  choice,
  place: { position, total, previous, next },
}: {
  readonly id: number;
  readonly choice: RowChoice;
  readonly place: NonNullable<EvaluationRow["place"]>;
}) {
  const { t, number } = useTranslation();
  const { navigate } = useRouter();
  const to = (row: number | null) => (row === null ? null : rowAddress(id, row, choice));
  const [back, on] = [to(previous), to(next)];
  useKeydown((event) => {
    const address = event.key === "j" ? on : event.key === "k" ? back : null;
    if (address !== null && isForPage(event)) navigate(address);
  });
  return (
    <nav className="row-neighbours" aria-label={t("evaluations.rows")} title={t("evaluations.row_keys")}>
      {back !== null && (
        <LinkButton to={back} icon="left" small>
          {t("evaluations.previous_row")}
        </LinkButton>
      )}
      <span className="soft small">
        {t("evaluations.row_place", { position: number(position), total: number(total) })}
      </span>
      {on !== null && (
        <LinkButton to={on} icon="right" small>
          {t("evaluations.next_row")}
        </LinkButton>
      )}
    </nav>
  );
}

function Candidates({ row }: { readonly row: EvaluationRow }) {
  const { t, number } = useTranslation();
  return (
    <Card title={t("evaluations.candidates")} flush>
      <p className="evaluation-pad" dir="auto">
        <strong>{row.text}</strong>
      </p>
      <Table
        caption={t("evaluations.candidates")}
        rows={row.candidates ?? []}
        keyOf={({ id }) => id}
        columns={[
          {
            key: "title",
            head: t("evaluations.candidates"),
            rowHead: true,
            cell: ({ id, title, snippet }) => (
              <>
                <span className="evaluation-text" dir="auto">
                  {title || id}
                </span>
                <span className="evaluation-meaning soft small" dir="auto">
                  {snippet}
                </span>
              </>
            ),
          },
          { key: "grade", head: t("evaluations.grade"), numeric: true, cell: ({ grade }) => number(grade) },
        ]}
      />
    </Card>
  );
}
