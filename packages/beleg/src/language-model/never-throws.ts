import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "./model-failure.ts";

/** Keeps the port's promise even against a bug inside: whatever is thrown becomes a typed failure. */
export function neverThrows(inner: LanguageModel): LanguageModel {
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      try {
        return await inner.complete(request);
      } catch (error) {
        // The message might quote a header or the prompt; the name cannot.
        return notSent(inner, "bad_request", `unexpected ${error instanceof Error ? error.name : "failure"}`);
      }
    },
  };
}
