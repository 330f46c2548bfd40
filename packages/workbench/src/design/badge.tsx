import type { ReactNode } from "react";
import type { Finding } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** How a badge feels; each tone also has words and a picture, never colour alone. */
export type Tone = "neutral" | "good" | "bad" | "unsure" | "info";

/** A word in a pill, with a picture. */
export function Badge({
  tone = "neutral",
  icon,
  className,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames("badge", `tone-${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

const VERDICTS: Readonly<Record<string, readonly [Tone, IconName]>> = {
  correct: ["good", "tick"],
  incorrect: ["bad", "cross"],
  uncertain: ["unsure", "question"],
  failed: ["neutral", "broken"],
};

/** The verdict over a claim: correct, incorrect, uncertain, failed. */
export function VerdictBadge({ verdict }: { readonly verdict: string }) {
  const { known } = useTranslation();
  const [tone, icon] = VERDICTS[verdict] ?? ["neutral", "info"];
  return (
    <Badge tone={tone} icon={icon}>
      {known(`design.verdict_${verdict}`, verdict)}
    </Badge>
  );
}

const OUTCOMES = {
  passed: ["good", "tick"],
  blocked: ["bad", "cross"],
  incomplete: ["unsure", "broken"],
} as const satisfies Readonly<Record<string, readonly [Tone, IconName]>>;

/** What became of a checked text: PASS, FAIL or INCOMPLETE. */
export function GateBadge({ outcome }: { readonly outcome: keyof typeof OUTCOMES }) {
  const { t } = useTranslation();
  const [tone, icon] = OUTCOMES[outcome];
  return (
    <Badge tone={tone} icon={icon} className="outcome">
      {t(`design.outcome_${outcome}`)}
    </Badge>
  );
}

/** How much a finding weighs. */
export function SeverityBadge({ severity }: { readonly severity: "low" | "medium" | "high" }) {
  const { t } = useTranslation();
  return (
    <Badge className={`severity severity-${severity}`} icon={severity}>
      {t(`design.severity_${severity}`)}
    </Badge>
  );
}

/** What a finding is about. */
export function DimensionBadge({ dimension }: { readonly dimension: Finding["dimension"] }) {
  const { t } = useTranslation();
  return <span className={`dimension d-${dimension}`}>{t(`design.dimension_${dimension}`)}</span>;
}

const STATUSES: Readonly<Record<string, readonly [Tone, IconName]>> = {
  pending: ["neutral", "clock"],
  running: ["info", "refresh"],
  success: ["good", "tick"],
  succeeded: ["good", "tick"],
  done: ["good", "tick"],
  incomplete: ["unsure", "broken"],
  failed: ["bad", "cross"],
  cancelled: ["neutral", "broken"],
};

/** How a piece of work stands: pending, running, success, incomplete, failed. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { known } = useTranslation();
  const [tone, icon] = STATUSES[status] ?? ["neutral", "info"];
  return (
    <Badge tone={tone} icon={icon}>
      {known(`design.status_${status}`, status)}
    </Badge>
  );
}
