import type { ExplanationResult } from "../api/index.ts";
import { Badge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** What the customer filter said about the model's text, rule by rule. */
export function FilterHits({ filter }: { readonly filter: ExplanationResult["filter"] }) {
  const { t, count, known } = useTranslation();
  const { status, rule_ids } = filter;
  if (status === "passed")
    return (
      <Badge tone="good" icon="tick">
        {t("decisions.filter_passed")}
      </Badge>
    );
  if (status === "not_run") return <p className="soft small">{t("decisions.filter_not_run")}</p>;
  return (
    <div className="stack decision-tight">
      <p className="decision-warning">{count("decisions.filter_blocked", rule_ids.length)}</p>
      <ul className="decision-chips">
        {rule_ids.map((rule) => (
          <li key={rule} className="decision-chip decision-chip-bad" title={rule}>
            {known(`decisions.rule_${rule}`, rule)}
          </li>
        ))}
      </ul>
    </div>
  );
}
