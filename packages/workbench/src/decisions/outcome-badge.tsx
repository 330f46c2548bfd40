import { Badge, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const LOOKS: Readonly<Record<string, readonly [Tone, IconName]>> = {
  APPROVE: ["good", "tick"],
  CHALLENGE: ["unsure", "question"],
  BLOCK: ["bad", "cross"],
  ESCALATE_TO_HUMAN: ["info", "person"],
};

/** What was decided about a payment. */
export function OutcomeBadge({ outcome }: { readonly outcome: string | null }) {
  const { known, t } = useTranslation();
  const [tone, icon] = LOOKS[outcome ?? ""] ?? ["neutral", "clock"];
  return (
    <Badge tone={tone} icon={icon}>
      {outcome === null ? t("decisions.outcome_none") : known(`decisions.outcome_${outcome}`, outcome)}
    </Badge>
  );
}
