import type { RerankRunDetail } from "../api/index.ts";
import { Badge, Card, type IconName, Progress, Table, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useCoverageEvents } from "./use-coverage-events.ts";
import "./approved-sources.css";

const LOOKS: Readonly<Record<string, readonly [Tone, IconName]>> = {
  pending: ["neutral", "clock"],
  ingested: ["good", "tick"],
  failed: ["bad", "cross"],
};

/** What became of the approved sources, live while any of them is awaited. */
export function ApprovedSources({
  run: { id, sources, coverage: before },
  onChange,
}: {
  readonly run: RerankRunDetail;
  /** Asks for the run anew: something became of a source. */
  readonly onChange: () => void;
}) {
  const { t, known } = useTranslation();
  const waits = before !== null && before.summary.pending_count > 0;
  const live = useCoverageEvents(waits ? id : null, before?.summary ?? null, onChange);
  const summary = live ?? before?.summary ?? null;
  if (sources.length === 0) return null;
  return (
    <Card title={t("rerank.sources")} flush>
      {summary && (
        <div className="coverage-sum" role="status">
          <Progress
            share={summary.total === 0 ? 0 : summary.ingested_count / summary.total}
            label={t("rerank.sources_sum", {
              ingested: summary.ingested_count,
              total: summary.total,
              failed: summary.failed_count,
              pending: summary.pending_count,
            })}
          />
          {summary.timed_out && <p className="soft small">{t("rerank.sources_timed_out")}</p>}
        </div>
      )}
      <Table
        caption={t("rerank.sources")}
        rows={sources}
        keyOf={({ url }) => url}
        columns={[
          { key: "url", head: t("rerank.address"), rowHead: true, cell: ({ url }) => <code>{url}</code> },
          {
            key: "status",
            head: t("rerank.status"),
            cell: ({ status, error }) => {
              const [tone, icon] = LOOKS[status] ?? ["neutral", "info"];
              return (
                <>
                  <Badge tone={tone} icon={icon}>
                    {known(`rerank.source_${status}`, status)}
                  </Badge>
                  {error && <span className="coverage-error soft small">{error.message ?? error.code}</span>}
                </>
              );
            },
          },
        ]}
      />
    </Card>
  );
}
