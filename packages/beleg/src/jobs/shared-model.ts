import { type ConfiguredModel, createLanguageModel, layeredCache, memoryCache } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { modelTurn } from "./shared-turn.ts";

/** The configured model for jobs: every worker on the database shares its limit and its answers. */
export function sharedModel(settings: Settings, store: Store): ConfiguredModel {
  const turn = modelTurn(store, settings);
  const clock = { now: () => Date.now() };
  return createLanguageModel(settings, {
    cache: layeredCache(memoryCache({ clock }), store.modelCache),
    ...(turn && { turn }),
  });
}
