import type { ExplanationResult } from "../api/index.ts";
import { KeyValue, TextLanguage } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { AuditCheck } from "./audit-check.tsx";
import { AuditRecord } from "./audit-record.tsx";
import { Judged } from "./judged.tsx";
import { RecordClaims } from "./record-claims.tsx";
import { taskMessage } from "./task-of.ts";

/** The audit text to read, with what it was checked for, beside the record it must agree with. */
export function AuditorSide({
  explanation,
  inside = false,
}: {
  readonly explanation: ExplanationResult;
  /** Within something that has a heading of its own. */
  readonly inside?: boolean;
}) {
  const { t, known } = useTranslation();
  const [Major, Minor] = inside ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
  const { audit_explanation, audit_record = [], key_factors, recommended_actions, audit_check } = explanation;
  const factuality = explanation.quality?.audit_factuality ?? null;
  const signals = key_factors.map((key) => known(`decisions.signal_${key}`, key));
  const actions = recommended_actions.map((action) => known(taskMessage(action) ?? "", action.replaceAll("_", " ")));
  return (
    <section className="card decision-sheet" aria-label={t("decisions.side_auditor")}>
      <div className="row case-sheet-head">
        <Major>{t("decisions.side_auditor")}</Major>
        <TextLanguage lang={explanation.locale} />
      </div>
      <div className="case-audit">
        <div className="stack">
          <p className="case-prose" lang={explanation.locale}>
            {audit_explanation}
          </p>
          <KeyValue
            facts={[
              [t("decisions.key_factors"), signals.join(", ") || "–"],
              [t("decisions.recommended_actions"), actions.join("; ") || "–"],
            ]}
          />
          <Minor>{t("decisions.quality")}</Minor>
          <Judged label={t("decisions.factuality")} result={factuality} />
          {factuality && <RecordClaims result={factuality} />}
          {audit_check && <AuditCheck check={audit_check} />}
        </div>
        <AuditRecord record={audit_record} lang={explanation.locale} />
      </div>
    </section>
  );
}
