import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core/ports";
import { unasked } from "./model-failure.ts";

/** Lets each call wait for its turn in a limit kept elsewhere, for example one that several processes share. */
export function withTurn(inner: LanguageModel, turn: (signal?: AbortSignal) => Promise<void>): LanguageModel {
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      await turn(request.signal);
      if (request.signal?.aborted) return unasked(inner, "aborted", "aborted while waiting for its turn");
      return inner.complete(request);
    },
  };
}
