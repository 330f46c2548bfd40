import { Badge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { ListedSource, SelectionSnapshot } from "./snapshots.ts";

/** What a reviewer should know beside the selection: which gap who would close, what was held back and what was dropped. */
export function SelectionNotes({ snapshot }: { readonly snapshot: SelectionSnapshot }) {
  const { t, known } = useTranslation();
  const { gaps = [], held_back = [], dropped = [], top_k } = snapshot;
  const nameOf = (id: string) => top_k.find(({ candidate_id }) => candidate_id === id)?.title || id;
  return (
    <>
      {gaps.length > 0 && (
        <section className="review-notes">
          <h4>{t("review.gaps")}</h4>
          <ul>
            {gaps.map(({ facet, closed_by }) => (
              <li key={facet} className="small">
                {known(`review.facet_${facet}`, facet)}:{" "}
                {closed_by.length === 0 ? t("review.gap_open") : closed_by.map(nameOf).join(", ")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {held_back.length > 0 && (
        <section className="review-notes">
          <h4>{t("review.held_back")}</h4>
          <ul>
            {held_back.map((source) => (
              <Listed key={source.candidate_id} source={source}>
                {source.blocking_risks?.map((flag) => (
                  <Badge key={flag} tone="bad" icon="warning">
                    {known(`rerank.risk_${flag}`, flag)}
                  </Badge>
                ))}
              </Listed>
            ))}
          </ul>
        </section>
      )}
      {dropped.length > 0 && (
        <details className="review-notes">
          <summary>{t("review.dropped", { count: dropped.length })}</summary>
          <ul>
            {dropped.map((source) => (
              <Listed key={source.candidate_id} source={source}>
                <Badge>{known(`rerank.drop_${source.reason ?? ""}`, source.reason ?? "")}</Badge>
              </Listed>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Listed({ source, children }: { readonly source: ListedSource; readonly children: React.ReactNode }) {
  return (
    <li className="row small">
      {source.title || source.candidate_id}
      {source.url !== null && <code>{source.url}</code>}
      {children}
    </li>
  );
}
