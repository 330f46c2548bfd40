import type { PipelineState } from "../api/index.ts";
import { KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { SignalList } from "./signal-list.tsx";

/** What the payment and the customer's behaviour raised. */
export function Signals({ state }: { readonly state: PipelineState }) {
  const { t, number, score } = useTranslation();
  const { transaction_signals: paid, behavioral_signals: habit, evidence, decision } = state;
  const ratio = paid?.amount_ratio;
  return (
    <div className="stack decision-tight">
      <h4>{t("decisions.signals")}</h4>
      <SignalList signals={evidence?.all_signals ?? decision?.signals ?? []} />
      <KeyValue
        facts={[
          ...(typeof ratio === "number" ? ([[t("decisions.amount_ratio"), `${number(ratio, 1)} ×`]] as const) : []),
          ...(paid ? ([[t("decisions.channel_risk"), t(`decisions.level_${paid.channel_risk}`)]] as const) : []),
          ...(habit ? ([[t("decisions.deviation"), score(habit.deviation_score)]] as const) : []),
        ]}
      />
    </div>
  );
}
