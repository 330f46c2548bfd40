import type { ReviewItem } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card, Countdown, EmptyState, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { itemTitle } from "../review/item-words.ts";

/** What waits for a person, the nearest deadline first. */
export function WaitingReviews({ total, items }: { readonly total: number; readonly items: readonly ReviewItem[] }) {
  const words = useTranslation();
  const { t, count } = words;
  return (
    <Card
      title={t("home.waiting")}
      actions={total > 0 && <Link to="/review">{count("home.all_reviews", total)}</Link>}
      flush
    >
      {items.length === 0 ? (
        <EmptyState icon="tick" title={t("home.nothing_waits")} />
      ) : (
        <ul className="home-list">
          {items.map((item) => (
            <li key={item.review_id}>
              <Link to={`/review/${encodeURIComponent(item.review_id)}`} className="home-row">
                <span className="home-row-name" dir="auto">
                  {itemTitle(words, item)}
                </span>
                <span className="home-row-foot soft small">
                  <span>{t(`review.kind_${item.kind}`)}</span>
                  <span className="row">
                    <Icon name="clock" />
                    <Countdown until={item.expires_at} over={t("review.deadline_over")} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
