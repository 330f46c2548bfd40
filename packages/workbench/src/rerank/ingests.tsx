import type { RerankEnvelope } from "../api/index.ts";
import { Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CandidateTitle } from "./candidate-list.tsx";
import type { Candidate } from "./explained-run.ts";
import { COVERED, useFacetList } from "./facets.ts";
import { RiskBadge } from "./risk-badge.tsx";

/** What is worth taking into the collection, and what the collection was asked about. */
export function Ingests({
  envelope,
  candidates,
}: {
  readonly envelope: RerankEnvelope;
  readonly candidates: readonly Candidate[];
}) {
  const { t } = useTranslation();
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
                    <RiskBadge key={flag} flag={flag} />
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
