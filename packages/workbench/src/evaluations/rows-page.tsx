import { useState } from "react";
import { call, type EvaluationRowLine, failureOf, useQuery } from "../api/index.ts";
import { useRouter } from "../browser/index.ts";
import { Button, Card, EmptyState, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import type { Corrections } from "./corrections.ts";
import { ExportCorrections } from "./export-corrections.tsx";
import { askedFor, choiceIn, type RowChoice } from "./row-choice.ts";
import { RowFilters } from "./row-filters.tsx";
import { RowTable } from "./row-table.tsx";
import { useCorrections } from "./use-corrections.ts";
import "./evaluations.css";

const PAGE = 50;

/** The rows of an evaluation: a cell of its table, a bar of its histogram, a group, or all of them. */
export default function RowsPage({ params }: PageProps) {
  const { t, count } = useTranslation();
  const { query } = useRouter();
  const id = Number(params.id);
  const choice = choiceIn(query);
  const evaluation = useQuery("getEvaluation", { path: { id } });
  const first = useQuery("listEvaluationRows", { path: { id }, query: { ...askedFor(choice), limit: PAGE } });
  const { corrections, discard } = useCorrections(id);
  const failed = evaluation.failure ? evaluation : first.failure ? first : null;
  return (
    <Page
      title={evaluation.answer?.name ?? t("evaluations.all_rows")}
      lead={t("evaluations.rows_lead")}
      back={{ to: `/evaluations/${id}`, label: evaluation.answer?.name ?? t("evaluations.title") }}
      wide
      actions={
        evaluation.answer && (
          <ExportCorrections evaluation={evaluation.answer} corrections={corrections} onDiscard={discard} />
        )
      }
    >
      <div className="stack">
        {failed?.failure && <ErrorState failure={failed.failure} onRetry={failed.reload} />}
        {evaluation.answer?.summary && <RowFilters id={id} summary={evaluation.answer.summary} />}
        {!failed && !first.answer && <Loading />}
        {first.answer?.total === 0 && (
          <Card>
            <EmptyState icon="evaluations" title={t("evaluations.rows_none")}>
              {t("evaluations.rows_none_hint")}
            </EmptyState>
          </Card>
        )}
        {first.answer && first.answer.total > 0 && (
          <Card title={count("evaluations.rows_found", first.answer.total)} flush>
            <Rows key={JSON.stringify(choice)} id={id} choice={choice} first={first.answer} corrections={corrections} />
          </Card>
        )}
      </div>
    </Page>
  );
}

function Rows({
  id,
  choice,
  first,
  corrections,
}: {
  readonly id: number;
  readonly choice: RowChoice;
  readonly first: { readonly items: readonly EvaluationRowLine[]; readonly next_cursor: string | null };
  readonly corrections: Corrections;
}) {
  const { t } = useTranslation();
  const [more, setMore] = useState<{ items: readonly EvaluationRowLine[]; next: string | null }>({
    items: [],
    next: first.next_cursor,
  });
  const [state, setState] = useState<"idle" | "busy" | ReturnType<typeof failureOf>>("idle");
  const load = async (cursor: string) => {
    setState("busy");
    try {
      const page = await call("listEvaluationRows", {
        path: { id },
        query: { ...askedFor(choice), limit: PAGE, cursor },
      });
      setMore(({ items }) => ({ items: [...items, ...page.items], next: page.next_cursor }));
      setState("idle");
    } catch (error) {
      setState(failureOf(error));
    }
  };
  const { next } = more;
  return (
    <>
      <RowTable
        id={id}
        caption={t("evaluations.all_rows")}
        rows={[...first.items, ...more.items]}
        choice={choice}
        corrections={corrections}
      />
      {typeof state === "object" && <ErrorState failure={state} />}
      {next !== null && (
        <p className="evaluation-pad">
          <Button busy={state === "busy"} onClick={() => void load(next)}>
            {t("design.more")}
          </Button>
        </p>
      )}
    </>
  );
}
