import type { ExplanationResult } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";

/** What had to be done to the audit prose so that it agrees with the record. */
export function AuditCheck({ check }: { readonly check: NonNullable<ExplanationResult["audit_check"]> }) {
  const { t, known } = useTranslation();
  const name = (element: string) => known(`decisions.element_${element}`, element.replaceAll("_", " "));
  const { corrections, appended } = check;
  if (corrections.length === 0 && appended.length === 0)
    return <p className="soft small">{t("decisions.audit_clean")}</p>;
  return (
    <>
      {corrections.length > 0 && (
        <div>
          <h4>{t("decisions.corrections")}</h4>
          <ul className="decision-bullets small">
            {corrections.map(({ element, found, replaced_by }) => (
              <li key={`${element} ${found}`}>
                {replaced_by === null
                  ? t("decisions.correction_cut", { element: name(element), found })
                  : t("decisions.correction", { element: name(element), found, replaced: replaced_by })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {appended.length > 0 && (
        <p className="small">
          <span className="soft">{t("decisions.appended")}:</span> {appended.map(name).join(", ")}
        </p>
      )}
    </>
  );
}
