import type { LanguageModel } from "@beleg/core";
import type { Permit } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";

/** The model the settings name, called only as often as there is a permit for it; undefined for `none`. */
export async function configuredModel(settings: Settings, permit?: Permit): Promise<LanguageModel | undefined> {
  if (settings.model === "none") return undefined;
  const { createLanguageModel } = await import("../language-model/index.ts");
  return createLanguageModel(settings, permit ? { permit } : {});
}
