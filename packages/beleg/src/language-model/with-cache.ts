import {
  type Cache,
  type LanguageModel,
  type ModelOutcome,
  type ModelRequest,
  NO_USAGE,
  readAnswer,
} from "@beleg/core";
import { measure } from "../telemetry/index.ts";

/** How answers are found again. */
export interface AnswerCache {
  readonly cache: Cache;
  readonly keyOf: <T>(request: ModelRequest<T>) => string;
  /** How long an answer is kept whose request does not say. */
  readonly ttlMs: number;
  readonly onHit: () => void;
}

/**
 * Answers from the cache where it can. Only the raw text is kept: on a hit it is read again against the request's own
 * schema, so a damaged or outdated entry is a miss and a hit gives the same value as the first time.
 */
export function withCache(inner: LanguageModel, { cache, keyOf, ttlMs, onHit }: AnswerCache): LanguageModel {
  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (request.cache === "skip") return await inner.complete(request);
      const key = keyOf(request);
      const kept = await cache.get(key).catch(() => undefined);
      const reading = kept === undefined ? undefined : readAnswer(request, kept);
      const isHit = kept !== undefined && reading?.status === "ok";
      measure("beleg.cache.requests", 1, { "beleg.cache": "model", "beleg.cache.hit": isHit });
      if (isHit) {
        onHit();
        const { value, salvage } = reading;
        return {
          status: "ok",
          value,
          text: kept,
          salvage,
          usage: NO_USAGE,
          cached: true,
          model: inner.name,
          attempts: 0,
        };
      }
      const outcome = await inner.complete(request);
      if (outcome.status === "ok" && !isCutText(request, outcome.salvage))
        await cache.set(key, outcome.text, request.cacheTtlMs ?? ttlMs).catch(() => undefined);
      return outcome;
    },
  };
}

/** Plain text that the server cut would be read from the cache as if it were whole: it is not kept. */
function isCutText<T>(request: ModelRequest<T>, salvage: readonly string[]): boolean {
  return request.schema === undefined && salvage.includes("truncated");
}
