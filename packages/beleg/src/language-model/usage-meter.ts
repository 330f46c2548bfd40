import {
  addUsage,
  type LanguageModel,
  type ModelOutcome,
  type ModelRequest,
  type ModelUsage,
  NO_USAGE,
} from "@beleg/core";

/** What a model has cost so far. */
export interface ModelTotals extends ModelUsage {
  /** Answers that came from the cache. */
  readonly cached: number;
  /** Requests to a server that gave no usable answer; a retry that works leaves the first failure counted. */
  readonly failed: number;
}

/** Counts what passes through it. */
export interface UsageMeter {
  readonly totals: () => ModelTotals;
  readonly hit: () => void;
  readonly count: (inner: LanguageModel) => LanguageModel;
}

/** Makes a meter that starts at zero. */
export function usageMeter(): UsageMeter {
  let usage = NO_USAGE;
  let cached = 0;
  let failed = 0;
  return {
    totals: () => ({ ...usage, cached, failed }),
    hit: () => {
      cached += 1;
    },
    count: (inner) => ({
      name: inner.name,
      async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
        const outcome = await inner.complete(request);
        usage = addUsage(usage, outcome.usage);
        if (outcome.status === "failed") failed += 1;
        return outcome;
      },
    }),
  };
}
