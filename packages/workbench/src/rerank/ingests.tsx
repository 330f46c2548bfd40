import type { RerankEnvelope, RerankRunDetail } from "../api/index.ts";
import { Badge, Card, Table, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CandidateTitle } from "./candidate-list.tsx";
import type { Candidate } from "./explained-run.ts";
import { COVERED, useFacetList } from "./facets.ts";
import { useCoverageEvents } from "./use-coverage-events.ts";

/** What is worth taking into the collection, and what the collection was asked about. */
export function Ingests({
  envelope,
  candidates,
}: {
  readonly envelope: RerankEnvelope;
  readonly candidates: readonly Candidate[];
}) {
  const { t, known } = useTranslation();
  const list = useFacetList();
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const { recommended_ingest, ranked, coverage } = envelope.result;
  const fills = (id: string) =>
    Object.entries(ranked.find(({ candidate_id }) => candidate_id === id)?.facet_coverage ?? {})
      .filter(([facet, value]) => value >= COVERED && (coverage?.before[facet] ?? 0) < COVERED)
      .map(([facet]) => facet);
  return (
    <Card title={t("rerank.ingest")}>
      <div className="stack">
        {recommended_ingest.length === 0 ? (
          <p className="soft">{t("rerank.ingest_none")}</p>
        ) : (
          <ul className="rerank-plain-list">
            {recommended_ingest.map(({ candidate_id, reason, risk_flags = [] }) => (
              <li key={candidate_id}>
                <p className="rerank-strong">
                  <CandidateTitle candidate={byId.get(candidate_id)} id={candidate_id} />
                </p>
                <p className="small">
                  {fills(candidate_id).length > 0 ? t("rerank.closes", { facets: list(fills(candidate_id)) }) : reason}{" "}
                  {risk_flags.map((flag) => (
                    <Badge key={flag} tone="unsure" icon="warning">
                      {known(`rerank.risk_${flag}`, flag)}
                    </Badge>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
        <h3>{t("rerank.collection")}</h3>
        {envelope.rag_summaries.length === 0 ? (
          <p className="soft">{t("rerank.collection_none")}</p>
        ) : (
          <ul className="rerank-plain-list">
            {envelope.rag_summaries.map(({ document_id, title, key_points }) => (
              <li key={document_id}>
                <p className="rerank-strong">{title || document_id}</p>
                {key_points.map((point) => (
                  <p key={point} className="soft small">
                    {point}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

const TONES: Readonly<Record<string, Tone>> = { pending: "neutral", ingested: "good", failed: "bad" };

/** What became of the approved sources. */
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
  const live = useCoverageEvents(waits ? id : null, onChange);
  const summary = live ?? before?.summary ?? null;
  if (sources.length === 0) return null;
  return (
    <Card title={t("rerank.sources")} flush>
      <Table
        caption={t("rerank.sources")}
        rows={sources}
        keyOf={({ url }) => url}
        columns={[
          { key: "url", head: t("rerank.address"), rowHead: true, cell: ({ url }) => <code>{url}</code> },
          {
            key: "status",
            head: t("rerank.status"),
            cell: ({ status, error }) => (
              <>
                <Badge tone={TONES[status] ?? "neutral"} icon={status === "ingested" ? "tick" : "clock"}>
                  {known(`rerank.source_${status}`, status)}
                </Badge>
                {error && <span className="rerank-host soft small">{error.message ?? error.code}</span>}
              </>
            ),
          },
        ]}
      />
      {summary && (
        <p className="rerank-note soft small" role="status">
          {t("rerank.sources_sum", {
            ingested: summary.ingested_count,
            total: summary.total,
            failed: summary.failed_count,
            pending: summary.pending_count,
          })}
        </p>
      )}
    </Card>
  );
}
