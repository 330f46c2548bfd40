import type { AggregatedEvidence } from "../api/index.ts";
import { Badge, ScoreBar, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const TONES: Readonly<Record<AggregatedEvidence["risk_category"], Tone>> = {
  low: "good",
  medium: "unsure",
  high: "bad",
  critical: "bad",
};
const PARTS = ["transaction", "behavioral", "policy", "threat"] as const;

/** The composite risk and the four parts it is made of. */
export function Evidence({ evidence }: { readonly evidence: AggregatedEvidence | null }) {
  const { t, known, number } = useTranslation();
  if (evidence === null) return <p className="soft">{t("decisions.no_evidence")}</p>;
  const { composite_risk_score: score, risk_category, components, missing } = evidence;
  return (
    <div className="stack decision-tight">
      <p className="row">
        <span className="soft">{t("decisions.composite")}</span>
        <strong>{t("decisions.of_100", { score: number(score, Number.isInteger(score) ? 0 : 2) })}</strong>
        <Badge tone={TONES[risk_category]}>{t(`decisions.level_${risk_category}`)}</Badge>
      </p>
      {components && (
        <div className="decision-parts">
          {PARTS.map((part) => (
            <span key={part} className="decision-measure">
              <span className="soft small">{t(`decisions.component_${part}`)}</span>
              <ScoreBar more="worse" value={components[part]} label={t(`decisions.component_${part}`)} />
            </span>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <p className="decision-warning">
          {t("decisions.missing", {
            parts: missing.map((part) => known(`decisions.component_${part}`, part)).join(", "),
          })}
        </p>
      )}
    </div>
  );
}
