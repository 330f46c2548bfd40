import { Badge, classNames, ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { RiskBadge } from "../rerank/risk-badge.tsx";
import type { PresentedSource } from "./snapshots.ts";

/** One source as it was presented, to be kept or left out. */
export function SourceCard({
  source,
  closes,
  recommended,
  included,
  verdict,
  onInclude,
}: {
  readonly source: PresentedSource;
  /** The gaps it would close. */
  readonly closes: readonly string[];
  readonly recommended: boolean;
  readonly included: boolean;
  readonly verdict: "approved" | "rejected" | null;
  readonly onInclude?: (included: boolean) => void;
}) {
  const { t, known, number, locale } = useTranslation();
  const { title, snippet, url, detected_date, score, reason, facet_coverage } = source;
  const { risk_flags = [], blocking_risks = [] } = source;
  const facet = (name: string) => known(`rerank.facet_${name}`, name);
  const date =
    detected_date &&
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(detected_date));
  return (
    <li className={classNames("review-source", !included && "review-source-out")}>
      <div className="review-source-head">
        {onInclude && (
          <input
            type="checkbox"
            checked={included}
            onChange={({ target }) => onInclude(target.checked)}
            aria-label={t("review.include", { title })}
          />
        )}
        <div className="review-source-title">
          <strong>{title}</strong>
          <span className="soft small">
            {url === null ? t("review.no_url") : <WebAddress url={url} />}
            {` · ${date ? t("review.dated", { date }) : t("review.undated")}`}
          </span>
        </div>
        <span className="row">
          {recommended && (
            <Badge tone="info" icon="up">
              {t("review.recommended")}
            </Badge>
          )}
          {!included && <Badge icon="broken">{t("review.left_out")}</Badge>}
          {verdict !== null && (
            <Badge tone={verdict === "approved" ? "good" : "bad"} icon={verdict === "approved" ? "tick" : "cross"}>
              {t(`review.was_${verdict}`)}
            </Badge>
          )}
        </span>
      </div>
      {blocking_risks.length > 0 && (
        <p className="decision-warning" role="note">
          {t("review.dangerous", {
            risks: blocking_risks.map((flag) => known(`rerank.risk_${flag}`, flag)).join(", "),
          })}
        </p>
      )}
      <blockquote className="review-snippet">{snippet}</blockquote>
      <div className="review-source-foot">
        <span className="review-score">
          <span className="soft small">{t("review.score")}</span>
          <ScoreBar bare value={score / 100} label={t("review.score")} />
          <span className="small">{number(score, 1)}</span>
        </span>
        <span className="small">{reason}</span>
        <ul className="decision-chips">
          {risk_flags.map((flag) => (
            <li key={flag}>
              <RiskBadge flag={flag} />
            </li>
          ))}
          {closes.map((name) => (
            <li key={name}>
              <Badge tone="good" icon="plus">
                {t("review.would_close", { facet: facet(name) })}
              </Badge>
            </li>
          ))}
          {Object.keys(facet_coverage)
            .filter((name) => !closes.includes(name))
            .map((name) => (
              <li key={name} className="decision-chip">
                {facet(name)}
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}

/** Only addresses of the web become links: whatever else a candidate brings stays text. */
function WebAddress({ url }: { readonly url: string }) {
  if (!/^https?:\/\//i.test(url)) return <code>{url}</code>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="review-url">
      {url}
    </a>
  );
}
