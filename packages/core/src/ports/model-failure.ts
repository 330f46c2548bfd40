/**
 * Every way a model call can end without an answer. A judge maps these to its own words
 * (`failed`, `llm_timeout` …); the locale tables say them to people.
 */
export const MODEL_FAILURE_CODES = [
  "no_model",
  "timeout",
  "aborted",
  "rate_limited",
  "server_error",
  "network",
  "unauthorized",
  "model_not_found",
  "bad_request",
  "refused",
  "empty",
  "unusable_output",
  "schema_mismatch",
  "out_of_scale",
  "budget_exceeded",
] as const;

/** The stable code of a failed model call. */
export type ModelFailureCode = (typeof MODEL_FAILURE_CODES)[number];

/** Failures that a second identical call may cure. */
export const RETRYABLE_FAILURES: ReadonlySet<ModelFailureCode> = new Set<ModelFailureCode>([
  "timeout",
  "rate_limited",
  "server_error",
  "network",
  "empty",
  "unusable_output",
  "schema_mismatch",
  "out_of_scale",
]);
