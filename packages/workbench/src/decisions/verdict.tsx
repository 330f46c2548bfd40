import type { ReactNode } from "react";
import type { FraudDecision, PipelineState } from "../api/index.ts";
import { Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

/** How many causes a line may name: who wants all of them finds them below. */
const CAUSES = 3;

/** The case in two lines: what was decided, how and on what risk; and why. */
export function Verdict({ state, children }: { readonly state: PipelineState; readonly children?: ReactNode }) {
  const { t, number, score } = useTranslation();
  const { decision, evidence } = state;
  const why = useWhy(state);
  const facts = [
    decision?.decided_by && t(`decisions.verdict_by_${decision.decided_by}`),
    evidence &&
      t("decisions.verdict_risk", {
        score: number(evidence.composite_risk_score, Number.isInteger(evidence.composite_risk_score) ? 0 : 2),
        level: t(`decisions.level_${evidence.risk_category}`),
      }),
    typeof decision?.confidence === "number" &&
      t("decisions.verdict_confidence", { confidence: score(decision.confidence) }),
  ].filter((fact) => typeof fact === "string");
  return (
    <Card className={`case-verdict case-${decision?.decision.toLowerCase() ?? "open"}`}>
      <section className="case-verdict-lines" aria-label={t("decisions.verdict")}>
        <p className="row case-verdict-first">
          <OutcomeBadge outcome={decision?.decision ?? null} />
          <span>{facts.join(" · ")}</span>
        </p>
        <p>{why}</p>
      </section>
      {children}
    </Card>
  );
}

/** Why it was decided so: what a person wrote, else the rule that outranked the rest, else the heaviest signals. */
function useWhy({ decision, explanation }: PipelineState): string {
  const { t, known } = useTranslation();
  const person = usePerson(decision);
  if (person !== null) return person;
  if (decision?.override) return known(`decisions.override_${decision.override}`, decision.override);
  const keys = explanation?.key_factors ?? decision?.signals ?? [];
  // A model may name factors in words of its own; what has a name here is preferred.
  const named = keys.map((key) => known(`decisions.signal_${key}`, "")).filter((name) => name !== "");
  const causes = named.length > 0 ? named : keys.map((key) => key.replaceAll("_", " "));
  if (causes.length === 0) return t("decisions.signals_none");
  return t("decisions.verdict_why", { reasons: causes.slice(0, CAUSES).join("; ") });
}

function usePerson(decision: FraudDecision | null): string | null {
  const { t, known, dateTime } = useTranslation();
  const resolution = decision?.resolution;
  if (!resolution) return null;
  const { actor, decided_at, reason, proposed } = resolution;
  const who = { actor: actor === "system" ? t("review.system") : actor, time: dateTime(decided_at) };
  const said = reason
    ? t("decisions.verdict_person", { ...who, reason })
    : t("decisions.verdict_person_no_reason", who);
  if (proposed.decision === null) return said;
  const outcome = known(`decisions.outcome_${proposed.decision}`, proposed.decision);
  return `${said} ${t("decisions.verdict_proposed", { outcome })}`;
}
