import type { ThreatIntel } from "../api/index.ts";
import { ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** How dangerous the surroundings of the payment are, and who says so. */
export function Threat({ threat }: { readonly threat: ThreatIntel | null }) {
  const { t } = useTranslation();
  if (threat === null) return <p className="soft">{t("decisions.threat_missing")}</p>;
  return (
    <span className="decision-measure">
      <span className="soft small">{t("decisions.threat")}</span>
      <ScoreBar more="worse" value={threat.threat_level} label={t("decisions.threat")} />
      {threat.sources.map(({ source_name }) => (
        <code key={source_name}>{source_name}</code>
      ))}
    </span>
  );
}
