import type { EvaluationDetail, EvaluationSummary } from "../api/index.ts";
import { Card, KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** How many rows count, how stable the answers were, and what it takes to repeat the measurement. */
export function HowMeasured({
  evaluation: { metadata },
  summary,
}: {
  readonly evaluation: EvaluationDetail;
  readonly summary: EvaluationSummary;
}) {
  const { t, number, percent } = useTranslation();
  const { coverage, failures, bootstrap, stability } = summary;
  const share = (value: number | null) => (value === null ? "–" : percent(value, 1));
  const codes = Object.entries(failures.by_code).map(([code, times]) => `${code}: ${number(times)}`);
  const quotes = "evidence" in summary ? summary.evidence.issue_spans : null;
  return (
    <Card title={t("evaluations.how")}>
      <KeyValue
        facts={[
          [t("evaluations.rows"), number(coverage.rows)],
          [t("evaluations.judged"), `${number(coverage.judged)} (${share(coverage.coverage)})`],
          [t("evaluations.abstained"), number(coverage.abstained)],
          [t("evaluations.failures"), [number(failures.count), ...codes].join(" · ")],
          ...(quotes ? [[t("evaluations.quoted"), share(quotes.quote_rate)] as const] : []),
          [
            t("evaluations.bootstrap"),
            t("evaluations.bootstrap_value", {
              resamples: number(bootstrap.resamples),
              groups: number(bootstrap.clusters),
            }),
          ],
          ...(stability ? [[t("evaluations.flip_rate"), share(stability.flip_rate)] as const] : []),
          ...(metadata
            ? ([
                [t("evaluations.model"), metadata.model === "none" ? t("evaluations.embedded") : metadata.model],
                [t("evaluations.seed"), number(metadata.seed)],
                [t("evaluations.version"), metadata.versions.beleg],
                [t("evaluations.digest"), <code key="digest">{metadata.dataset.sha256.slice(0, 16)}…</code>],
              ] as const)
            : []),
        ]}
      />
    </Card>
  );
}
