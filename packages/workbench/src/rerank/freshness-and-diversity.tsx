import type { RerankEnvelope } from "../api/index.ts";
import { Badge, Card, KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { ExplainedRun } from "./explained-run.ts";

const MONTH_MS = 30.44 * 86_400_000;

/** How old the selection is, which rule of age applied, and from how many kinds of site it comes. */
export function FreshnessAndDiversity({
  run: { context, ranked, dropped },
  flags,
  at,
}: {
  readonly run: ExplainedRun;
  readonly flags: RerankEnvelope["flags"];
  /** When the run was made, in milliseconds. */
  readonly at: number;
}) {
  const { t, known, number } = useTranslation();
  const { diversity, diversity_buckets } = flags.debug.fusion;
  const mode = context.freshness_mode ?? "standard";
  const chosen = ranked.filter((one) => one.chosen);
  const ages = chosen
    .flatMap(({ candidate }) => (candidate?.detected_date ? [at - Date.parse(candidate.detected_date)] : []))
    .map((age) => age / MONTH_MS)
    .toSorted((a, b) => a - b);
  const months = (value: number | undefined) =>
    value === undefined ? "–" : t("rerank.months", { months: number(Math.max(0, value), 1) });
  const overlap = chosen.length === 0 ? null : Math.max(...chosen.map((one) => one.overlap));
  return (
    <Card title={t("rerank.freshness_diversity")}>
      <div className="stack">
        <KeyValue
          facts={[
            [t("rerank.freshness_rule"), known(`rerank.freshness_${mode}`, mode)],
            [t("rerank.median_age"), months(ages[Math.floor(ages.length / 2)])],
            [t("rerank.oldest"), months(ages.at(-1))],
            [t("rerank.undated_count"), number(chosen.length - ages.length)],
            [t("rerank.stale_count"), number(dropped.filter(({ reason }) => reason === "stale").length)],
          ]}
        />
        {diversity && (
          <div className="stack rerank-diversity">
            <p>
              {t("rerank.kinds_reached", { achieved: diversity.achieved, requested: diversity.requested })}
              {diversity.shortfall > 0 && (
                <>
                  {" "}
                  <Badge tone="unsure" icon="warning">
                    {t("rerank.shortfall", { missing: diversity.shortfall })}
                  </Badge>
                </>
              )}
            </p>
            <span className="rerank-reached" aria-hidden="true">
              <span
                className="rerank-after"
                style={{ inlineSize: `${(diversity.achieved / Math.max(1, diversity.requested)) * 100}%` }}
              />
            </span>
          </div>
        )}
        <p className="row">
          {diversity_buckets.map((kind) => (
            <Badge key={kind}>{known(`rerank.kind_${kind}`, kind)}</Badge>
          ))}
        </p>
        {overlap !== null && <p className="soft small">{t("rerank.overlap", { share: number(overlap * 100, 0) })}</p>}
      </div>
    </Card>
  );
}
