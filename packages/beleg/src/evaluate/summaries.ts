import type { EvaluationSummary, PolicyResults, Prediction, RunMetadata } from "@beleg/core/contracts";
import type { EvaluationRequest } from "./evaluation-request.ts";
import type { WorstCase } from "./worst-cases.ts";

/** What the summarising artefacts are made of. */
export interface Summaries {
  readonly request: EvaluationRequest;
  readonly summary: EvaluationSummary;
  readonly metadata: RunMetadata;
  readonly results: readonly PolicyResults[];
  readonly predictions: readonly Prediction[];
  readonly worst: readonly WorstCase[];
}
