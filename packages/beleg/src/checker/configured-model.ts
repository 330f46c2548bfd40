import type { LanguageModel } from "@beleg/core";
import type { Settings } from "../settings/index.ts";

/** The model the settings name; undefined for `none`. */
export async function configuredModel(settings: Settings): Promise<LanguageModel | undefined> {
  if (settings.model === "none") return undefined;
  const { createLanguageModel } = await import("../language-model/index.ts");
  return createLanguageModel(settings);
}
