import {
  addUsage,
  type Delay,
  type LanguageModel,
  type ModelFailure,
  type ModelOutcome,
  type ModelRequest,
  NO_USAGE,
  type Random,
  RETRYABLE_FAILURES,
} from "@beleg/core";

/** How often and how patiently to ask again. */
export interface RetryPolicy {
  /** Further calls after a server, network or time failure. Defaults to 2. */
  readonly maxRetries?: number | undefined;
  /** Further calls after an answer that could not be read. Defaults to 1. */
  readonly maxUnusableRetries?: number | undefined;
  /** First pause; each further one is twice as long. Defaults to 500. */
  readonly firstPauseMs?: number | undefined;
  /** Longest pause. Defaults to 20 000. A server that asks for more is not asked again. */
  readonly maxPauseMs?: number | undefined;
  readonly random: Random;
  readonly delay: Delay;
}

const UNUSABLE: ReadonlySet<string> = new Set(["empty", "unusable_output", "schema_mismatch", "out_of_scale"]);

/** Asks again after failures that may pass, a bounded number of times, with growing pauses and jitter. */
export function withRetries(inner: LanguageModel, policy: RetryPolicy): LanguageModel {
  const { maxRetries = 2, maxUnusableRetries = 1 } = policy;
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      let usage = NO_USAGE;
      let attempts = 0;
      let unusable = 0;
      for (let retries = 0; ; retries += 1) {
        const outcome = await inner.complete(request);
        usage = addUsage(usage, outcome.usage);
        attempts += outcome.attempts;
        const total = { ...outcome, usage, attempts };
        if (outcome.status === "ok" || !RETRYABLE_FAILURES.has(outcome.code)) return total;
        if (UNUSABLE.has(outcome.code)) unusable += 1;
        const spent = retries >= maxRetries || unusable > maxUnusableRetries;
        const pause = spent ? undefined : pauseFor(outcome, retries, policy);
        if (pause === undefined || request.signal?.aborted) return total;
        await policy.delay(pause, request.signal);
        if (request.signal?.aborted) return total;
      }
    },
  };
}

/** The delay the server asked for, or half to all of an exponential pause: callers that failed together do not return together. */
function pauseFor(failure: ModelFailure, retries: number, policy: RetryPolicy): number | undefined {
  const { firstPauseMs = 500, maxPauseMs = 20_000, random } = policy;
  const delay = failure.retry_after_ms;
  if (delay !== undefined && delay > maxPauseMs) return undefined;
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** retries);
  const jittered = pause * (0.5 + 0.5 * random());
  return delay === undefined ? jittered : delay + 0.1 * jittered;
}
