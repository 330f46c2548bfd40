import type { Run } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card, EmptyState, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { runName } from "../runs/run-name.ts";
import { RunVerdict } from "../runs/run-verdict.tsx";

/** The last texts that did not pass, with the reason. */
export function FailedRuns({ runs }: { readonly runs: readonly Run[] }) {
  const words = useTranslation();
  const { t } = words;
  return (
    <Card
      title={t("home.failed")}
      actions={runs.length > 0 && <Link to="/runs?verdict=blocked">{t("home.all_failed")}</Link>}
      flush
    >
      {runs.length === 0 ? (
        <EmptyState icon="tick" title={t("home.nothing_failed")} />
      ) : (
        <ul className="home-list">
          {runs.map((run) => (
            <li key={run.id}>
              <Link to={`/runs/${run.id}`} className="home-row">
                <span className="home-row-foot">
                  <span className="home-row-name" dir="auto">
                    {runName(words, run)}
                  </span>
                  <span className="soft small">
                    <Timestamp at={run.created_at} />
                  </span>
                </span>
                <RunVerdict run={run} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
