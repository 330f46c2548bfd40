import type { ReactNode } from "react";
import { type CoverageSummary, usePages, usePolling } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Button, Card, EmptyState, ErrorState, Loading, Table, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { RerankStatus } from "./rerank-status.tsx";

const PAGE = 20;

/** Runs whose selection was put before a person, newest first, with what became of their sources. */
export function SavedRuns({ empty }: { readonly empty: ReactNode }) {
  const { t } = useTranslation();
  const { items, failure, loading, hasMore, more, reload } = usePages("listRerankRuns", { limit: PAGE });
  // Whoever has opened further pages is reading: they would be lost.
  const awaited = items?.some(({ coverage }) => (coverage?.pending_count ?? 0) > 0) ?? false;
  usePolling(awaited && (items?.length ?? 0) <= PAGE, reload, 5000);
  return (
    <Card title={t("rerank.saved_runs")} flush>
      {items === undefined && !failure && (
        <div className="rerank-note">
          <Loading />
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState icon="rerank" title={t("rerank.no_runs")} action={empty}>
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
            {
              key: "coverage",
              head: t("rerank.sources"),
              cell: ({ coverage }) => <Coverage coverage={coverage} />,
            },
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

function Coverage({ coverage }: { readonly coverage: CoverageSummary | null }) {
  const { t } = useTranslation();
  if (coverage === null) return <span className="soft">–</span>;
  const { ingested_count, total, failed_count } = coverage;
  return (
    <>
      {t("rerank.sources_short", { ingested: ingested_count, total })}
      {failed_count > 0 && (
        <span className="rerank-failed"> · {t("rerank.sources_failed", { failed: failed_count })}</span>
      )}
    </>
  );
}
