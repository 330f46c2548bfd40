import type { DebateArguments } from "../api/index.ts";
import { ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { SignalList } from "./signal-list.tsx";

/** The case for fraud beside the case for the customer. */
export function Debate({ debate }: { readonly debate: DebateArguments | null }) {
  const { t } = useTranslation();
  if (debate === null) return <p className="soft">{t("decisions.no_debate")}</p>;
  return (
    <div className="grid-2">
      <Side
        title={t("decisions.for_fraud")}
        argument={debate.pro_fraud_argument}
        confidence={debate.pro_fraud_confidence}
        evidence={debate.pro_fraud_evidence}
        side="fraud"
      />
      <Side
        title={t("decisions.for_customer")}
        argument={debate.pro_customer_argument}
        confidence={debate.pro_customer_confidence}
        evidence={debate.pro_customer_evidence}
        side="customer"
      />
    </div>
  );
}

function Side({
  title,
  argument,
  confidence,
  evidence,
  side,
}: {
  readonly title: string;
  readonly argument: string;
  readonly confidence: number;
  readonly evidence: readonly string[];
  readonly side: "fraud" | "customer";
}) {
  const { t } = useTranslation();
  return (
    <section className={`decision-side decision-side-${side}`} aria-label={title}>
      <h4>{title}</h4>
      <p>{argument === "" ? t("decisions.no_argument") : argument}</p>
      <span className="decision-measure">
        <span className="soft small">{t("decisions.confidence")}</span>
        <ScoreBar more="neither" value={confidence} label={`${title}: ${t("decisions.confidence")}`} />
      </span>
      {evidence.length > 0 && (
        <div className="stack decision-tight">
          <span className="soft small">{t("decisions.rests_on")}</span>
          <SignalList signals={evidence} />
        </div>
      )}
    </section>
  );
}
