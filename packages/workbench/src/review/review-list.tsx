import type { ReviewItem } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Countdown, classNames, Icon, type IconName, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { itemTitle } from "./item-words.ts";
import { ReviewStatusBadge } from "./status-badge.tsx";

const ICONS: Readonly<Record<ReviewItem["kind"], IconName>> = {
  rerank_selection: "rerank",
  escalated_decision: "decisions",
  customer_text: "quote",
};

/** The items of the queue, oldest first. */
export function ReviewList({
  items,
  chosen,
  addressOf,
}: {
  readonly items: readonly ReviewItem[];
  readonly chosen: string | undefined;
  readonly addressOf: (id: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <ol className="review-list" aria-label={t("review.queue")}>
      {items.map((item) => (
        <Row key={item.review_id} item={item} to={addressOf(item.review_id)} chosen={item.review_id === chosen} />
      ))}
    </ol>
  );
}

function Row({ item, to, chosen }: { readonly item: ReviewItem; readonly to: string; readonly chosen: boolean }) {
  const words = useTranslation();
  const { t } = words;
  const { kind, status, created_at, expires_at } = item;
  return (
    <li>
      <Link
        to={to}
        className={classNames("review-row", status === "auto_approved" && "review-row-auto")}
        aria-current={chosen ? "true" : undefined}
      >
        <span className="review-row-kind">
          <Icon name={ICONS[kind]} />
          {t(`review.kind_${kind}`)}
        </span>
        <span className="review-row-title">{itemTitle(words, item)}</span>
        <span className="review-row-foot">
          <ReviewStatusBadge status={status} />
          {status === "pending" ? (
            <span className="row review-row-clock">
              <Icon name="clock" />
              <Countdown until={expires_at} over={t("review.deadline_over")} />
            </span>
          ) : (
            <Timestamp at={item.decision?.decided_at ?? created_at} />
          )}
        </span>
      </Link>
    </li>
  );
}
