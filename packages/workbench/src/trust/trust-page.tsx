import { useQuery } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card, EmptyState, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { JudgeRecords } from "./judge-records.tsx";
import { ScoreRecords } from "./score-records.tsx";

/** How often every judge that was measured was right, side by side. */
export default function TrustPage() {
  const { t, percent } = useTranslation();
  const { answer, failure, reload } = useQuery("showTrust", {});
  return (
    <Page title={t("trust.title")} lead={t("trust.lead")} wide>
      <div className="stack">
        {answer === undefined && !failure && <Loading />}
        {failure && <ErrorState failure={failure} onRetry={reload} />}
        {answer?.items.length === 0 && (
          <Card>
            <EmptyState icon="trust" title={t("trust.none")}>
              {t("trust.none_hint")}
            </EmptyState>
          </Card>
        )}
        {answer !== undefined && answer.items.length > 0 && (
          <>
            <p>
              {answer.applies ? t("trust.applies", { least: percent(answer.min_precision) }) : t("trust.applies_not")}
            </p>
            <JudgeRecords judges={answer.items} least={answer.min_precision} fewest={answer.fewest_verdicts} />
          </>
        )}
        {answer !== undefined && answer.scores.length > 0 && <ScoreRecords scores={answer.scores} />}
        <p className="soft">
          {t("trust.scores")} <Link to="/evaluations">{t("evaluations.title")}</Link>.
        </p>
      </div>
    </Page>
  );
}
