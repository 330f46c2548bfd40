import { useMemo } from "react";
import type { RerankEnvelope, RerankRequestInput } from "../api/index.ts";
import { EmptyState } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CandidateList } from "./candidate-list.tsx";
import { DroppedCandidates } from "./dropped-candidates.tsx";
import { explainRun } from "./explained-run.ts";
import { FacetCoverage } from "./facet-coverage.tsx";
import { FreshnessAndDiversity } from "./freshness-and-diversity.tsx";
import { Ingests } from "./ingests.tsx";
import { RunAlerts } from "./run-alerts.tsx";
import { RunDetails } from "./run-details.tsx";
import { RunFigures } from "./run-figures.tsx";
import { RunNotes } from "./run-notes.tsx";
import "./rerank.css";

/** A selection with its reasons: the order, what was left out, what it adds, and how it was made. */
export function RerankResult({
  request,
  envelope,
  at,
}: {
  readonly request: RerankRequestInput;
  readonly envelope: RerankEnvelope;
  /** When it was made, in milliseconds. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const run = useMemo(() => explainRun(request, envelope), [request, envelope]);
  return (
    <div className="stack">
      <RunFigures run={run} envelope={envelope} />
      <RunAlerts ranked={run.ranked} result={envelope.result} />
      <RunNotes flags={envelope.flags} />
      {run.ranked.length === 0 ? (
        <EmptyState icon="rerank" title={t("rerank.nothing_left")} />
      ) : (
        <CandidateList ranked={run.ranked} />
      )}
      <DroppedCandidates dropped={run.dropped} />
      <div className="grid-2">
        <FacetCoverage result={envelope.result} />
        <FreshnessAndDiversity run={run} flags={envelope.flags} at={at} />
      </div>
      <Ingests envelope={envelope} candidates={request.candidates} />
      <RunDetails run={run} flags={envelope.flags} />
    </div>
  );
}
