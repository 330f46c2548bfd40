import type { AgentResult, ExplanationResult } from "../api/index.ts";
import { Badge, KeyValue, ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { AuditCheck } from "./audit-check.tsx";
import { FilterHits } from "./filter-hits.tsx";
import { RecordClaims } from "./record-claims.tsx";

/** What the customer sees beside what the auditor sees, each with its checks. */
export function DualExplanation({ explanation }: { readonly explanation: ExplanationResult | null }) {
  const { t } = useTranslation();
  if (explanation === null) return <p className="soft">{t("decisions.no_explanation")}</p>;
  return (
    <div className="grid-2 decision-sides">
      <CustomerSide explanation={explanation} />
      <AuditorSide explanation={explanation} />
    </div>
  );
}

function CustomerSide({ explanation }: { readonly explanation: ExplanationResult }) {
  const { t, known, locale } = useTranslation();
  const { customer_message, customer_explanation, filter, explanation_source, variant, quality } = explanation;
  const language = explanation.locale;
  return (
    <section className="card decision-sheet" aria-label={t("decisions.side_customer")}>
      <h3>{t("decisions.side_customer")}</h3>
      <p className="decision-letter" lang={language}>
        {customer_message ?? customer_explanation}
      </p>
      <KeyValue
        facts={[
          [t("decisions.written_by"), known(`decisions.source_${explanation_source}`, explanation_source)],
          ...(language ? ([[t("decisions.language"), nameOf(language, locale)]] as const) : []),
          ...(variant ? ([[t("decisions.style"), known(`decisions.style_${variant}`, variant)]] as const) : []),
        ]}
      />
      <h4>{t("decisions.filter")}</h4>
      <FilterHits filter={filter} />
      <h4>{t("decisions.quality")}</h4>
      <Judged label={t("decisions.readability")} result={quality?.customer_readability ?? null} />
    </section>
  );
}

function AuditorSide({ explanation }: { readonly explanation: ExplanationResult }) {
  const { t, known } = useTranslation();
  const {
    audit_explanation,
    audit_record = [],
    reasons,
    key_factors,
    recommended_actions,
    audit_check,
    quality,
  } = explanation;
  const factuality = quality?.audit_factuality ?? null;
  return (
    <section className="card decision-sheet" aria-label={t("decisions.side_auditor")}>
      <h3>{t("decisions.side_auditor")}</h3>
      <p className="decision-audit" lang={explanation.locale}>
        {audit_explanation}
      </p>
      {audit_record.length > 0 && (
        <details className="decision-record" open lang={explanation.locale}>
          <summary>{t("decisions.record")}</summary>
          <table className="table">
            <tbody>
              {audit_record.map(({ key, label, value }) => (
                <tr key={`${key} ${value}`}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {reasons.length > 0 && (
        <p className="row">
          {reasons.map(({ code, audit_text }) => (
            <Badge key={code}>{audit_text}</Badge>
          ))}
        </p>
      )}
      <KeyValue
        facts={[
          [
            t("decisions.key_factors"),
            key_factors.map((key) => known(`decisions.signal_${key}`, key)).join(", ") || "–",
          ],
          [t("decisions.recommended_actions"), recommended_actions.join(", ").replaceAll("_", " ") || "–"],
        ]}
      />
      <h4>{t("decisions.quality")}</h4>
      <Judged label={t("decisions.factuality")} result={factuality} />
      {factuality && <RecordClaims result={factuality} />}
      {audit_check && <AuditCheck check={audit_check} />}
    </section>
  );
}

function Judged({ label, result }: { readonly label: string; readonly result: AgentResult | null }) {
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

function nameOf(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}
