import type { AgentResult } from "../api/index.ts";
import { ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** A judge's score of one of our own texts. */
export function Judged({ label, result }: { readonly label: string; readonly result: AgentResult | null }) {
  const { t } = useTranslation();
  return (
    <span className="decision-measure">
      <span className="soft small">{label}</span>
      {result === null || result.score === null ? (
        <span className="soft small">{t("decisions.not_judged")}</span>
      ) : (
        <ScoreBar value={result.score} label={label} />
      )}
    </span>
  );
}
