import type { Cache } from "@beleg/core";
import type { Settings } from "../settings/index.ts";
import { type ConfiguredModel, createLanguageModel } from "./create-language-model.ts";
import { layeredCache } from "./layered-cache.ts";
import { memoryCache } from "./memory-cache.ts";
import { modelPermit, type SharedRateLimits } from "./rate-limit-permit.ts";

/**
 * The configured model of a process on a database, undefined for `none`. Make one for a process, so that all its ways to
 * ask share the concurrency and the budget; the rate limit and the answers are shared by every process on the database.
 */
export function sharedModel(
  settings: Settings,
  shared: { readonly rateLimits: SharedRateLimits; readonly modelCache: Cache },
): ConfiguredModel | undefined {
  if (settings.model === "none") return undefined;
  const permit = modelPermit(shared.rateLimits, settings);
  const clock = { now: () => Date.now() };
  return createLanguageModel(settings, {
    cache: layeredCache(memoryCache({ clock }), shared.modelCache),
    ...(permit && { permit }),
  });
}
