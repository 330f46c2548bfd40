import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "./model-failure.ts";
import type { Permit } from "./rate-limit-permit.ts";

/** Lets each call wait for a permit of a rate limit kept elsewhere, for example one that several processes share. */
export function withPermit(inner: LanguageModel, permit: Permit): LanguageModel {
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      await permit(request.signal);
      if (request.signal?.aborted) return notSent(inner, "aborted", "aborted while waiting for its turn");
      return inner.complete(request);
    },
  };
}
