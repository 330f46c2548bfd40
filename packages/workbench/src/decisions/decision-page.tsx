import { type DecisionDetail, useQuery } from "../api/index.ts";
import { Link, useRouter } from "../browser/index.ts";
import { Card, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import { Arbiter } from "./arbiter.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CustomerTexts } from "./customer-texts.tsx";
import { DualExplanation } from "./dual-explanation.tsx";
import { money } from "./money.ts";
import { OpenReviews } from "./open-reviews.tsx";
import { Timeline } from "./timeline.tsx";
import { Versions } from "./versions.tsx";
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
  return (
    <div className="stack">
      {detail.version !== latest && (
        <p className="decision-warning" role="status">
          {t("decisions.version_old")}{" "}
          <Link to={`/decisions/${encodeURIComponent(transaction_id)}`}>{t("decisions.version_to_latest")}</Link>
        </p>
      )}
      <div className="decision-top">
        <div className="stack">
          <Card title={t("decisions.phase_4")}>
            <Arbiter decision={state.decision} />
            <OpenReviews reviews={detail.reviews} />
          </Card>
          <Card title={t("decisions.versions")}>
            <Versions detail={detail} />
          </Card>
        </div>
        <CaseFacts state={state} />
      </div>
      <section className="stack" aria-labelledby="sides">
        <h2 id="sides">{t("decisions.sides")}</h2>
        <DualExplanation explanation={state.explanation} />
      </section>
      <Card title={t("decisions.timeline")}>
        <Timeline state={state} explanation={<a href="#sides">{t("decisions.sides")}</a>} />
      </Card>
      <CustomerTexts texts={detail.customer_texts} />
    </div>
  );
}
