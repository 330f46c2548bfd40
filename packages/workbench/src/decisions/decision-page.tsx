import { type DecisionDetail, useQuery } from "../api/index.ts";
import { Link, useRouter } from "../browser/index.ts";
import { Card, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import { AuditorSide } from "./auditor-side.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CustomerSide } from "./customer-side.tsx";
import { CustomerTexts } from "./customer-texts.tsx";
import { money } from "./money.ts";
import { OpenReviews } from "./open-reviews.tsx";
import { Trace } from "./trace.tsx";
import { Verdict } from "./verdict.tsx";
import { Versions } from "./versions.tsx";
import "./case.css";
import "./decisions.css";

/** One case: what was decided, what both sides are told, and how it came about. */
export default function DecisionPage({ params }: PageProps) {
  const { t, locale } = useTranslation();
  const { query } = useRouter();
  const id = params.id ?? "";
  const version = Number(query.get("version"));
  const input = Number.isInteger(version) && version > 0 ? { query: { version } } : {};
  const { answer, failure, reload } = useQuery("getDecision", { path: { id }, ...input });
  const payment = answer?.state.transaction;
  return (
    <Page
      title={t("decisions.case_title", { id })}
      lead={
        payment &&
        t("decisions.case_lead", {
          amount: money(payment.amount, payment.currency, locale),
          merchant: payment.merchant_name ?? payment.merchant_id ?? "–",
        })
      }
      back={{ to: "/decisions", label: t("decisions.title") }}
      wide
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!answer && !failure && <Loading />}
      {answer && <Case detail={answer} />}
    </Page>
  );
}

function Case({ detail }: { readonly detail: DecisionDetail }) {
  const { t } = useTranslation();
  const { state, versions, transaction_id } = detail;
  const latest = Math.max(...versions.map(({ version }) => version));
  const stored = detail.customer_texts.findLast(({ version }) => version === detail.version);
  return (
    <div className="stack">
      {detail.version !== latest && (
        <p className="decision-warning" role="status">
          {t("decisions.version_old")}{" "}
          <Link to={`/decisions/${encodeURIComponent(transaction_id)}`}>{t("decisions.version_to_latest")}</Link>
        </p>
      )}
      <Verdict state={state}>
        <OpenReviews reviews={detail.reviews} />
      </Verdict>
      <div className="grid-2 case-top">
        {state.explanation ? (
          <CustomerSide explanation={state.explanation} stored={stored} />
        ) : (
          <p className="soft">{t("decisions.no_explanation")}</p>
        )}
        <div className="stack">
          <CaseFacts state={state} />
          {versions.length > 1 && (
            <Card title={t("decisions.versions")}>
              <Versions detail={detail} />
            </Card>
          )}
        </div>
      </div>
      {state.explanation && <AuditorSide explanation={state.explanation} />}
      <Trace state={state} />
      <CustomerTexts texts={detail.customer_texts} shown={stored} />
    </div>
  );
}
