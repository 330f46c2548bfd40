import type { EvaluatedRow, EvaluationSummary, PolicyResults, Prediction, RunMetadata } from "@beleg/core/contracts";
import type { EvaluationRequest } from "./evaluation-request.ts";

/** What the summarising artefacts are made of. */
export interface Summaries {
  readonly request: EvaluationRequest;
  readonly summary: EvaluationSummary;
  readonly metadata: RunMetadata;
  readonly results: readonly PolicyResults[];
  readonly predictions: readonly Prediction[];
  /** The rows the report opens. */
  readonly shown: readonly EvaluatedRow[];
}
