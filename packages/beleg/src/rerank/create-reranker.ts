import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cache, Clock, Delay, LanguageModel } from "@beleg/core";
import type { RerankEnvelope } from "@beleg/core/contracts";
import type { ContextRetriever, RerankInput } from "@beleg/core/rerank";
import type { Locale } from "@beleg/core/text";
import { givenLocale, type Settings } from "../settings/index.ts";

/** A reranker over the configured model: takes a request body as it came in, checks it by its contract, never hangs. */
export type Reranker = (body: unknown, signal?: AbortSignal, locale?: Locale) => Promise<RerankEnvelope>;

/** What may be put in the place of what the settings name. */
export interface RerankerParts {
  /** The collection to compare with. Defaults to none. */
  readonly retriever?: ContextRetriever | undefined;
  /** Defaults to files under `home`; null keeps nothing. */
  readonly cache?: Cache | null;
  readonly clock?: Clock;
  /** Defaults to the model the settings name. */
  readonly model?: LanguageModel;
  /** The one limit of a request. Defaults to the settings' `timeout_ms`. */
  readonly deadlineMs?: number;
}

/** Makes the reranker the settings describe. */
export async function createReranker(
  settings: Settings,
  { retriever, cache, clock = { now: Date.now }, ...parts }: RerankerParts = {},
): Promise<Reranker> {
  const model = parts.model ?? (await configuredModel(settings));
  const kept = cache === undefined ? await defaultCache(settings, clock) : (cache ?? undefined);
  const deadlineMs = parts.deadlineMs ?? settings.timeout_ms;
  const { recordedRerank } = await import("./recorded-rerank.ts");
  return (body, signal, locale = givenLocale(settings)) =>
    recordedRerank({
      // The contract answers for what a caller sent; ports come last so that no body can bring its own.
      ...(typeof body === "object" && body !== null && !Array.isArray(body) ? body : { body }),
      clock,
      model,
      retriever,
      cache: kept,
      delay,
      deadlineMs,
      locale,
      signal,
      tenantFacets: settings.rerank_facets,
    } as RerankInput);
}

async function configuredModel(settings: Settings): Promise<LanguageModel | undefined> {
  if (settings.model === "none") return undefined;
  const { createLanguageModel } = await import("../language-model/index.ts");
  return createLanguageModel(settings);
}

async function defaultCache(settings: Settings, clock: Clock): Promise<Cache | undefined> {
  if (!settings.cache) return undefined;
  const { diskCache } = await import("../language-model/index.ts");
  return diskCache({ folder: join(settings.home, "cache", "rerank"), clock });
}

const delay: Delay = async (ms, signal) => {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
};
