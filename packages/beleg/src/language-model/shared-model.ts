import type { Cache } from "@beleg/core";
import type { Settings } from "../settings/index.ts";
import { type ConfiguredModel, createLanguageModel } from "./create-language-model.ts";
import { layeredCache } from "./layered-cache.ts";
import { memoryCache } from "./memory-cache.ts";
import { modelPermit, type SharedRateLimits } from "./rate-limit-permit.ts";

/** The configured model of a worker: every worker on the database shares its rate limit and its answers. */
export function sharedModel(
  settings: Settings,
  shared: { readonly rateLimits: SharedRateLimits; readonly modelCache: Cache },
): ConfiguredModel {
  const permit = modelPermit(shared.rateLimits, settings);
  const clock = { now: () => Date.now() };
  return createLanguageModel(settings, {
    cache: layeredCache(memoryCache({ clock }), shared.modelCache),
    ...(permit && { permit }),
  });
}
