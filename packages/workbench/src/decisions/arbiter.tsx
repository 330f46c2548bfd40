import type { FraudDecision } from "../api/index.ts";
import { KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

/** What the arbiter decided, how sure, on what grounds, and which rule outranked it. */
export function Arbiter({ decision }: { readonly decision: FraudDecision | null }) {
  const { t, known, score } = useTranslation();
  if (decision === null) return <OutcomeBadge outcome={null} />;
  const { confidence, decided_by, override, citations_internal, citations_external } = decision;
  const cites = [...citations_internal, ...citations_external];
  return (
    <div className="stack decision-tight">
      <KeyValue
        facts={[
          [t("decisions.filter_decision"), <OutcomeBadge key="outcome" outcome={decision.decision} />],
          [t("decisions.confidence"), score(confidence)],
          ...(decided_by ? ([[t("decisions.decided_by"), t(`decisions.by_${decided_by}`)]] as const) : []),
          ...(cites.length > 0 ? ([[t("decisions.cites"), cites.join(", ")]] as const) : []),
        ]}
      />
      {override && (
        <p className="decision-warning">
          <span className="soft small">{t("decisions.override")}</span>
          <br />
          {known(`decisions.override_${override}`, override)}
        </p>
      )}
    </div>
  );
}
