import type { ReviewItem } from "../api/index.ts";
import { Arbiter } from "../decisions/arbiter.tsx";
import { AuditorSide } from "../decisions/auditor-side.tsx";
import { CaseFacts } from "../decisions/case-facts.tsx";
import { CustomerSide } from "../decisions/customer-side.tsx";
import { Debate } from "../decisions/debate.tsx";
import { Evidence } from "../decisions/evidence.tsx";
import { Policies } from "../decisions/policies.tsx";
import { SignalList } from "../decisions/signal-list.tsx";
import { useTranslation } from "../locales/index.ts";
import { caseOf } from "./snapshots.ts";

/** An escalated case: the facts and the evidence first, both explanations after. */
export function CaseProposal({ item }: { readonly item: ReviewItem }) {
  const { t } = useTranslation();
  const { state } = caseOf(item);
  return (
    <div className="stack">
      <CaseFacts state={state} />
      <h3>{t("decisions.signals")}</h3>
      <SignalList signals={state.evidence?.all_signals ?? []} />
      <h3>{t("decisions.phase_2")}</h3>
      <Evidence evidence={state.evidence} />
      <h3>{t("decisions.policies")}</h3>
      <Policies found={state.policy_matches} />
      <h3>{t("decisions.phase_3")}</h3>
      <Debate debate={state.debate} />
      <h3>{t("decisions.phase_4")}</h3>
      <Arbiter decision={state.decision} />
      {state.explanation && (
        <>
          <CustomerSide explanation={state.explanation} stored={undefined} inside />
          <AuditorSide explanation={state.explanation} inside />
        </>
      )}
    </div>
  );
}
