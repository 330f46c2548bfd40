import type { EvaluationRowLine } from "../api/index.ts";
import { Card, LinkButton } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { rowsAddress } from "./row-choice.ts";
import { RowTable } from "./row-table.tsx";

/** The rows on which judge and people differ most: where to look first. */
export function WorstRows({ id, rows }: { readonly id: number; readonly rows: readonly EvaluationRowLine[] }) {
  const { t } = useTranslation();
  const title = t("evaluations.worst");
  return (
    <Card
      title={title}
      flush
      actions={
        <LinkButton to={rowsAddress(id)} kind="quiet" small icon="right">
          {t("evaluations.see_all_rows")}
        </LinkButton>
      }
    >
      {rows.length === 0 ? (
        <p className="evaluation-pad soft">{t("evaluations.no_difference")}</p>
      ) : (
        <RowTable id={id} caption={title} rows={rows} />
      )}
    </Card>
  );
}
