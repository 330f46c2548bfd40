import type { RerankEnvelope } from "../api/index.ts";
import { Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { hostOf, type RankedCandidate } from "./explained-run.ts";
import { COVERED, useFacetList } from "./facets.ts";
import { RiskBadge } from "./risk-badge.tsx";
import { BLOCKING_RISKS } from "./risks.ts";

/** What somebody must see before the order: dangerous sources by name, and the gaps nobody closes. */
export function RunAlerts({
  ranked,
  result,
}: {
  readonly ranked: readonly RankedCandidate[];
  readonly result: RerankEnvelope["result"];
}) {
  const { t } = useTranslation();
  const list = useFacetList();
  const dangerous = ranked.filter(({ item }) => item.risk_flags.some((flag) => BLOCKING_RISKS.includes(flag)));
  const after = result.coverage?.after ?? {};
  const open = Object.keys(after).filter((facet) => (after[facet] ?? 0) < COVERED);
  if (dangerous.length + open.length === 0) return null;
  return (
    <ul className="rerank-notes">
      {dangerous.length > 0 && (
        <li className="rerank-notice tone-bad">
          <Icon name="warning" />
          <div>
            <p>{t("rerank.dangerous")}</p>
            <ul>
              {dangerous.map(({ item, candidate }) => (
                <li key={item.candidate_id} className="row">
                  {candidate?.title?.trim() || (candidate?.url && hostOf(candidate.url)) || item.candidate_id}
                  {item.risk_flags.map((flag) => (
                    <RiskBadge key={flag} flag={flag} />
                  ))}
                </li>
              ))}
            </ul>
          </div>
        </li>
      )}
      {open.length > 0 && (
        <li className="rerank-notice tone-unsure">
          <Icon name="question" />
          <span>{t("rerank.still_open", { facets: list(open) })}</span>
        </li>
      )}
    </ul>
  );
}
