import { type LanguageModel, type ModelOutcome, type ModelRequest, renderPrompt } from "@beleg/core";
import { notSent } from "./model-failure.ts";

/** What all calls of one model may cost together. Null means no limit. */
export interface ModelBudget {
  readonly maxCalls: number | null;
  readonly maxTokens: number | null;
}

const CHARACTERS_PER_TOKEN = 4;

/**
 * Refuses calls once the budget is spent, with `budget_exceeded`. Each call reserves itself and an estimate of its
 * tokens before it starts, so calls that run side by side cannot overspend together; then the real cost is booked.
 */
export function withBudget(inner: LanguageModel, budget: ModelBudget): LanguageModel {
  const spent = { calls: 0, tokens: 0 };
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      const estimate = budget.maxTokens === null ? 0 : estimatedTokens(request);
      if (budget.maxCalls !== null && spent.calls + 1 > budget.maxCalls)
        return notSent(inner, "budget_exceeded", `the limit of ${budget.maxCalls} calls is reached`);
      if (budget.maxTokens !== null && spent.tokens + estimate > budget.maxTokens)
        return notSent(inner, "budget_exceeded", `the limit of ${budget.maxTokens} tokens is reached`);
      spent.calls += 1;
      spent.tokens += estimate;
      const outcome = await inner.complete(request);
      const tokens = outcome.usage.input_tokens + outcome.usage.output_tokens;
      spent.calls += outcome.usage.calls - 1;
      // A failed call may have been billed without saying so: its estimate stays booked.
      if (outcome.status === "ok" || tokens > 0) spent.tokens += tokens - estimate;
      return outcome;
    },
  };
}

function estimatedTokens<T>(request: ModelRequest<T>): number {
  const { system, messages } = renderPrompt(request);
  const characters = messages.reduce((sum, message) => sum + message.content.length, system?.length ?? 0);
  return Math.ceil(characters / CHARACTERS_PER_TOKEN) + (request.maxTokens ?? 0);
}
