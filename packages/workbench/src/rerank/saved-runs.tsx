import { usePages } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Button, Card, EmptyState, ErrorState, Loading, Table, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { RerankStatus } from "./rerank-status.tsx";

/** Runs whose selection was put before a person, newest first. */
export function SavedRuns() {
  const { t } = useTranslation();
  const { items, failure, loading, hasMore, more, reload } = usePages("listRerankRuns", { limit: 20 });
  return (
    <Card title={t("rerank.saved_runs")} flush>
      {items === undefined && !failure && (
        <div className="rerank-note">
          <Loading />
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState icon="rerank" title={t("rerank.no_runs")}>
          {t("rerank.no_runs_hint")}
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <Table
          caption={t("rerank.saved_runs")}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            {
              key: "query",
              head: t("rerank.question"),
              rowHead: true,
              cell: ({ id, query }) => <Link to={`/rerank/${id}`}>{query}</Link>,
            },
            { key: "status", head: t("rerank.status"), cell: ({ status }) => <RerankStatus status={status} /> },
            { key: "at", head: t("rerank.asked"), cell: ({ created_at }) => <Timestamp at={created_at} /> },
          ]}
        />
      )}
      {failure && (
        <div className="rerank-note">
          <ErrorState failure={failure} onRetry={items === undefined ? reload : more} />
        </div>
      )}
      {hasMore && !failure && (
        <div className="rerank-note">
          <Button busy={loading} onClick={more}>
            {t("design.more")}
          </Button>
        </div>
      )}
    </Card>
  );
}
