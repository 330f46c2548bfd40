import type { DecisionDetail } from "../api/index.ts";
import { Badge, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

export type CustomerText = DecisionDetail["customer_texts"][number];

const LOOKS: Readonly<Record<CustomerText["status"], readonly [Tone, IconName]>> = {
  in_review: ["unsure", "clock"],
  released: ["info", "right"],
  rejected: ["bad", "cross"],
  sent: ["good", "tick"],
};

/** How far a text is on its way to the customer; null for one that nobody kept. */
export function TextStatus({ status }: { readonly status: CustomerText["status"] | null }) {
  const { t } = useTranslation();
  if (status === null) return <Badge>{t("decisions.letter_unsent")}</Badge>;
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`decisions.text_${status}`)}
    </Badge>
  );
}
