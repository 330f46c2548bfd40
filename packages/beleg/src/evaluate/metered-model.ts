import { addUsage, type LanguageModel, type ModelOutcome, type ModelRequest, NO_USAGE } from "@beleg/core";
import type { AnswerCost } from "@beleg/core/evaluation";

/** A model that one row is asked with: it knows the repetition, sees how calls fail, and adds up what they took. */
export function meteredModel(model: LanguageModel, sample: number) {
  const failures = new Set<string>();
  let usage = NO_USAGE;
  let latency_ms = 0;
  const watched: LanguageModel = {
    name: model.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      const started = performance.now();
      const outcome = await model.complete({ ...request, sample });
      latency_ms += performance.now() - started;
      usage = addUsage(usage, outcome.usage);
      if (outcome.status === "failed") failures.add(outcome.code);
      return outcome;
    },
  };
  return {
    model: watched,
    failures,
    cost: (): AnswerCost => ({ ...usage, latency_ms: Math.round(latency_ms) }),
  };
}
