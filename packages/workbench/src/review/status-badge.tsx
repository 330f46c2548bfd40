import type { ReviewItem } from "../api/index.ts";
import { Badge, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const LOOKS: Readonly<Record<ReviewItem["status"], readonly [Tone, IconName]>> = {
  pending: ["neutral", "clock"],
  approved: ["good", "tick"],
  partial: ["info", "tick"],
  rejected: ["bad", "cross"],
  auto_approved: ["unsure", "clock"],
  escalated: ["info", "up"],
};

/** Where an item stands. What the deadline approved never looks like what a person approved. */
export function ReviewStatusBadge({ status }: { readonly status: ReviewItem["status"] }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon} className={status === "auto_approved" ? "review-auto" : ""}>
      {t(`review.status_${status}`)}
    </Badge>
  );
}
