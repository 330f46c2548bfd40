import { useEffect } from "react";
import { type AnswerOf, useQuery } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card, EmptyState, ErrorState, LinkButton, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { FailedRuns } from "./failed-runs.tsx";
import "./home.css";
import { QualityPlots } from "./quality-plots.tsx";
import { TrustSummary } from "./trust-summary.tsx";
import { WaitingReviews } from "./waiting-reviews.tsx";

/** How often the page looks again by itself. */
const LOOK_AGAIN_MS = 15_000;

/** Where a day begins: what waits for a person, what failed, how quality goes, and how far verdicts can be trusted. */
export default function HomePage() {
  const { t } = useTranslation();
  const overview = useQuery("showOverview", {});
  const trust = useQuery("showTrust", {});
  const { answer, failure, reload } = overview;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
  // Everything appears at once: nothing moves under the eye, or the finger, of who has begun to read.
  const ready = answer !== undefined && (trust.answer !== undefined || trust.failure !== undefined);
  return (
    <Page
      title={t("home.title")}
      lead={t("home.lead")}
      actions={
        <LinkButton to="/check" kind="primary" icon="plus">
          {t("runs.new")}
        </LinkButton>
      }
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!ready && !failure && <Loading />}
      {ready && (
        <>
          <Unfinished {...answer.unfinished} />
          {isEmpty(answer) ? (
            <Card>
              <EmptyState
                icon="check"
                title={t("home.empty")}
                action={<LinkButton to="/check">{t("runs.first")}</LinkButton>}
              >
                {t("home.empty_hint")}
              </EmptyState>
            </Card>
          ) : (
            <>
              <div className="grid-2 home-grid">
                <WaitingReviews {...answer.reviews} />
                <FailedRuns runs={answer.failed} />
              </div>
              <QualityPlots quality={answer.quality} />
            </>
          )}
          {trust.answer && <TrustSummary trust={trust.answer} />}
        </>
      )}
    </Page>
  );
}

function isEmpty({ reviews, failed, unfinished, quality }: AnswerOf<"showOverview">): boolean {
  const { pending, running } = unfinished;
  return reviews.total + failed.length + quality.points.length + pending + running === 0;
}

function Unfinished({ pending, running }: { readonly pending: number; readonly running: number }) {
  const { count } = useTranslation();
  if (pending + running === 0) return null;
  return (
    <p role="status">
      <Link to="/runs">{count("home.unfinished", pending + running)}</Link>
    </p>
  );
}
