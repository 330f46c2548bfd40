import { Badge, Card, classNames, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { hostOf, type RankedCandidate, sumOf, webAddress } from "./explained-run.ts";
import { RiskBadge } from "./risk-badge.tsx";
import { PartsLegend, ScoreParts } from "./score-parts.tsx";

/** The whole order: where each candidate came from, where it stands now, and what its score is made of. */
export function CandidateList({ ranked }: { readonly ranked: readonly RankedCandidate[] }) {
  const { t, count } = useTranslation();
  const most = Math.max(...ranked.map(({ points }) => sumOf(points)), 1);
  const chosen = ranked.filter((one) => one.chosen);
  const others = ranked.filter((one) => !one.chosen);
  return (
    <Card title={t("rerank.order")} flush>
      <div className="rerank-explain">
        <p className="soft small">{t("rerank.order_hint")}</p>
        <PartsLegend />
      </div>
      <h3 className="rerank-group">{count("rerank.chosen", chosen.length)}</h3>
      <ol className="rerank-list">
        {chosen.map((one) => (
          <CandidateEntry key={one.item.candidate_id} one={one} most={most} />
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="rerank-group">{count("rerank.not_chosen", others.length)}</h3>
          <ol className="rerank-list rerank-list-rest" start={chosen.length + 1}>
            {others.map((one) => (
              <CandidateEntry key={one.item.candidate_id} one={one} most={most} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function CandidateEntry({ one, most }: { readonly one: RankedCandidate; readonly most: number }) {
  const { t, known, number } = useTranslation();
  const { item, candidate } = one;
  return (
    <li className={classNames("rerank-entry", !one.chosen && "rerank-entry-rest")}>
      <div className="rerank-place">
        <span className="rerank-rank" aria-hidden="true">
          {one.after}
        </span>
        <Movement before={one.before} after={one.after} />
      </div>
      <div className="rerank-what">
        <h4>
          <CandidateTitle candidate={candidate} id={item.candidate_id} />
        </h4>
        <CandidateFacts one={one} />
        {candidate?.snippet && <p className="rerank-snippet">{candidate.snippet}</p>}
        <p className="small">
          {item.reason} <span className="soft">({t("rerank.relevance", { score: number(item.score, 1) })})</span>
        </p>
        {item.gap_tags.length + item.risk_flags.length > 0 && (
          <p className="row">
            {item.gap_tags.map((tag) => (
              <Badge key={tag} tone="good" icon="plus">
                {t("rerank.gap_tag", { facet: known(`rerank.facet_${tag}`, tag) })}
              </Badge>
            ))}
            {item.risk_flags.map((flag) => (
              <RiskBadge key={flag} flag={flag} />
            ))}
          </p>
        )}
      </div>
      <ScoreParts points={one.points} most={most} />
    </li>
  );
}

/** The title as a link where the candidate has an address on the web. */
export function CandidateTitle({
  candidate,
  id,
}: {
  readonly candidate: RankedCandidate["candidate"];
  readonly id: string;
}) {
  const title = candidate?.title?.trim() || id;
  const address = webAddress(candidate?.url);
  return address ? (
    <a href={address} rel="noreferrer noopener" target="_blank">
      {title}
    </a>
  ) : (
    title
  );
}

function CandidateFacts({ one: { candidate, byScore, after } }: { readonly one: RankedCandidate }) {
  const { t, known, date } = useCandidateWords();
  const kind = candidate?.domain_type;
  return (
    <p className="rerank-facts soft small">
      {candidate?.url && <span>{hostOf(candidate.url)}</span>}
      {kind && <span>{known(`rerank.kind_${kind}`, kind)}</span>}
      <span>{candidate?.detected_date ? date(candidate.detected_date) : t("rerank.undated")}</span>
      {byScore !== after && (
        <span className="rerank-moved">
          <Icon name={byScore > after ? "up" : "down"} />
          {t(byScore > after ? "rerank.diversity_up" : "rerank.diversity_down", { place: byScore })}
        </span>
      )}
    </p>
  );
}

function useCandidateWords() {
  const { t, known, locale } = useTranslation();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return { t, known, date: (iso: string) => days.format(new Date(iso)) };
}

function Movement({ before, after }: { readonly before: number; readonly after: number }) {
  const { t } = useTranslation();
  const direction = before > after ? "up" : before < after ? "down" : "same";
  return (
    <span className={`rerank-movement rerank-movement-${direction}`}>
      <Icon name={direction === "same" ? "low" : direction} />
      <span className="hidden-text">{t("rerank.moved", { before, after })}</span>
      <span aria-hidden="true">
        {before} → {after}
      </span>
    </span>
  );
}
