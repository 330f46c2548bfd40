import type { DecisionDetail } from "../api/index.ts";
import { LinkButton } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** The way from a case to what waits for a person in it; nothing when nothing waits. */
export function OpenReviews({ reviews }: { readonly reviews: DecisionDetail["reviews"] }) {
  const { t } = useTranslation();
  const waiting = reviews.filter(({ status }) => status === "pending" || status === "escalated");
  if (waiting.length === 0) return null;
  return (
    <p className="row">
      {waiting.map(({ review_id, kind, version }) => (
        <LinkButton key={review_id} to={`/review/${review_id}`} kind="primary" icon="review" small>
          {t(kind === "customer_text" ? "decisions.review_text" : "decisions.review_case", { version })}
        </LinkButton>
      ))}
    </p>
  );
}
