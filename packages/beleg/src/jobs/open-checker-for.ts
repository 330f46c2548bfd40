import { DIMENSIONS } from "@beleg/core/contracts";
import { type Checker, type CheckSettings, openChecker, openCheckerThreads } from "../check/index.ts";
import { createLanguageModel, layeredCache, memoryCache } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { sharedTurn } from "./shared-turn.ts";

/** The checker of a worker: judges on threads, or a model whose limit and answers all workers share. */
export async function openCheckerFor(settings: Settings, store: Store): Promise<Checker> {
  const asked: CheckSettings = {
    judges: DIMENSIONS,
    lang: settings.lang,
    locale: settings.locale,
    promptVersion: settings.readability_prompt_version,
    debug: false,
    topK: settings.top_k,
    committee: { size: settings.judges, combine: settings.combine, temperature: settings.temperature },
  };
  if (settings.model === "none") return openCheckerThreads(asked, settings.concurrency);
  const clock = { now: () => Date.now() };
  const model = createLanguageModel(settings, {
    cache: layeredCache(memoryCache({ clock }), store.modelCache),
    ...(settings.model_calls_per_minute !== null && {
      turn: sharedTurn(store, settings.model, { perMinute: settings.model_calls_per_minute }),
    }),
  });
  return openChecker(asked, settings.concurrency, model);
}
