import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "./model-failure.ts";

/** How long an aborted call may take to say what it has cost. */
const GRACE_MS = 250;

/**
 * Ends a request after a time, with `timeout`, or when its own signal aborts, with `aborted`, even if what is inside
 * does not listen to the signal. Used twice: for each call, and for the whole request with its retries.
 */
export function withTimeLimit(inner: LanguageModel, limitOf: <T>(request: ModelRequest<T>) => number): LanguageModel {
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (request.signal?.aborted) return notSent(inner, "aborted", "aborted before the call");
      const limit_ms = limitOf(request);
      const limit = new AbortController();
      const grace = new AbortController();
      const signal = request.signal === undefined ? limit.signal : AbortSignal.any([request.signal, limit.signal]);
      const timers = [setTimeout(() => limit.abort(), limit_ms)];
      const onAbort = (): void => {
        timers.push(setTimeout(() => grace.abort(), GRACE_MS));
      };
      signal.addEventListener("abort", onAbort, { once: true });
      const deaf = new Promise<ModelOutcome<T>>((resolve) => {
        grace.signal.addEventListener("abort", () => resolve(notSent(inner, "aborted", "")), { once: true });
      });
      try {
        const outcome = await Promise.race([inner.complete({ ...request, signal }), deaf]);
        if (outcome.status === "ok" || !signal.aborted) return outcome;
        return limit.signal.aborted
          ? { ...outcome, code: "timeout", detail: `no answer within ${limit_ms} ms` }
          : { ...outcome, code: "aborted", detail: "the caller aborted" };
      } finally {
        for (const timer of timers) clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
      }
    },
  };
}
