import type { PolicyMatchResult } from "../api/index.ts";
import { ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

/** The policies that speak to a case, each with the sentence that does. */
export function Policies({ found }: { readonly found: PolicyMatchResult | null }) {
  const { t } = useTranslation();
  if (found === null) return <p className="soft">{t("decisions.policies_missing")}</p>;
  if (found.matches.length === 0) return <p className="soft">{t("decisions.policies_none")}</p>;
  return (
    <ul className="decision-policies">
      {found.matches.map(({ policy_id, description, relevance_score, action, quote }) => (
        <li key={policy_id} className="decision-policy">
          <div className="row decision-policy-head">
            <strong>
              <code>{policy_id}</code> {description}
            </strong>
            {action !== null && (
              <span className="row small">
                <span className="soft">{t("decisions.policy_asks")}</span> <OutcomeBadge outcome={action} />
              </span>
            )}
          </div>
          {quote && <blockquote className="decision-quote">{quote}</blockquote>}
          {relevance_score !== null && (
            <span className="decision-measure">
              <span className="soft small">{t("decisions.relevance")}</span>
              <ScoreBar more="neither" value={relevance_score} label={`${policy_id}: ${t("decisions.relevance")}`} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
