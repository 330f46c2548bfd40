import { useState } from "react";
import { usePages, usePolling } from "../api/index.ts";
import { Button, Card, EmptyState, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, useSession } from "../page/index.ts";
import { EvaluationTable } from "./evaluation-table.tsx";
import { NewEvaluation } from "./new-evaluation.tsx";
import "./evaluations.css";

/** Every evaluation, and the way to a new one. */
export default function EvaluationsPage() {
  const { t } = useTranslation();
  const { may } = useSession();
  const [opened, setOpened] = useState(false);
  const { items, failure, loading, hasMore, more, reload } = usePages("listEvaluations", { limit: 20 });
  usePolling(items?.some(({ status }) => status === "running") ?? false, reload, 3000);
  return (
    <Page
      title={t("evaluations.title")}
      lead={t("evaluations.lead")}
      wide
      actions={
        may("write") && (
          <Button kind="primary" icon="plus" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {t("evaluations.new")}
          </Button>
        )
      }
    >
      <div className="stack">
        {opened && <NewEvaluation onClose={() => setOpened(false)} />}
        {items === undefined && !failure && <Loading />}
        {failure && <ErrorState failure={failure} onRetry={items === undefined ? reload : more} />}
        {items?.length === 0 && (
          <Card>
            <EmptyState icon="evaluations" title={t("evaluations.none")}>
              {t("evaluations.none_hint")}
            </EmptyState>
          </Card>
        )}
        {items !== undefined && items.length > 0 && <EvaluationTable evaluations={items} />}
        {hasMore && !failure && (
          <p>
            <Button busy={loading} onClick={more}>
              {t("design.more")}
            </Button>
          </p>
        )}
      </div>
    </Page>
  );
}
