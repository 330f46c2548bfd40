import type { RerankEnvelope } from "../api/index.ts";
import { Badge, Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { COVERED, useCoverageSentence } from "./facets.ts";

/** What the collection covers without and with the selection, facet by facet. */
export function FacetCoverage({ result }: { readonly result: RerankEnvelope["result"] }) {
  const { t } = useTranslation();
  const sentence = useCoverageSentence();
  const { before = {}, after = {} } = result.coverage ?? {};
  const facets = Object.keys({ ...before, ...after }).toSorted((a, b) => (after[b] ?? 0) - (after[a] ?? 0));
  return (
    <Card title={t("rerank.coverage")}>
      <div className="stack">
        <p>{sentence(result.coverage)}</p>
        {facets.length > 0 && (
          <>
            <ul className="rerank-legend">
              <li>
                <span className="rerank-swatch rerank-before" aria-hidden="true" />
                {t("rerank.coverage_before")}
              </li>
              <li>
                <span className="rerank-swatch rerank-after" aria-hidden="true" />
                {t("rerank.coverage_after")}
              </li>
            </ul>
            <ul className="rerank-facets">
              {facets.map((facet) => (
                <FacetRow key={facet} facet={facet} before={before[facet] ?? 0} after={after[facet] ?? 0} />
              ))}
            </ul>
            <p className="soft small">{t("rerank.coverage_hint")}</p>
          </>
        )}
      </div>
    </Card>
  );
}

function FacetRow({
  facet,
  before,
  after,
}: {
  readonly facet: string;
  readonly before: number;
  readonly after: number;
}) {
  const { t, known, percent } = useTranslation();
  return (
    <li className="rerank-facet">
      <span className="rerank-facet-name">
        {known(`rerank.facet_${facet}`, facet)}
        {before < COVERED && after >= COVERED && (
          <Badge tone="good" icon="tick">
            {t("rerank.gap_closed")}
          </Badge>
        )}
        {after < COVERED && (
          <Badge tone="unsure" icon="question">
            {t("rerank.gap_open")}
          </Badge>
        )}
      </span>
      <span className="rerank-facet-figures">
        <span className="hidden-text">
          {t("rerank.coverage_figures", { before: percent(before), after: percent(after) })}
        </span>
        <span aria-hidden="true">
          {percent(before)} → {percent(after)}
        </span>
      </span>
      <span className="rerank-facet-bars" aria-hidden="true">
        <span className="rerank-before" style={{ inlineSize: `${before * 100}%` }} />
        <span className="rerank-after" style={{ inlineSize: `${after * 100}%` }} />
      </span>
    </li>
  );
}
