import type { RerankRunDetail } from "../api/index.ts";
import { Badge, Countdown, Icon, LinkButton, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { RerankStatus } from "./rerank-status.tsx";

/** Where the selection stands between machine and person. */
export function ReviewState({ run: { status, review, envelope } }: { readonly run: RerankRunDetail }) {
  const { t } = useTranslation();
  const decision = envelope?.hitl?.decision ?? null;
  if (review === null) return null;
  const waiting = review.status === "pending" || review.status === "escalated";
  return (
    <div className="rerank-review">
      <RerankStatus status={status} />
      {review.status === "pending" && (
        <p>
          <Icon name="clock" />{" "}
          {t(review.expiry_policy === "approve" ? "rerank.expires_approve" : "rerank.expires_deadline")}{" "}
          <Countdown until={review.expires_at} over={t("rerank.expired")} />
        </p>
      )}
      {decision && (
        <p>
          {decision.auto_approved
            ? t("rerank.decided_by_time")
            : t(`rerank.decided_${decision.action}`, { actor: decision.actor })}{" "}
          <Timestamp at={decision.decided_at} />
          {decision.reason && <q className="rerank-quote">{decision.reason}</q>}
        </p>
      )}
      {decision?.auto_approved && (
        <Badge tone="unsure" icon="clock">
          {t("rerank.auto_approved")}
        </Badge>
      )}
      <span className="rerank-review-link">
        <LinkButton to={`/review/${review.review_id}`} kind={waiting ? "primary" : "plain"} icon="review" small>
          {t(waiting ? "rerank.to_review" : "rerank.to_decision")}
        </LinkButton>
      </span>
    </div>
  );
}
