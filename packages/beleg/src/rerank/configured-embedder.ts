import type { Embedder } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";

/** The embedding model the settings name, loaded only then. */
export async function configuredEmbedder(settings: Settings): Promise<Embedder | undefined> {
  if (settings.embedding_model === null) return undefined;
  const { createEmbedder } = await import("../language-model/index.ts");
  return createEmbedder({ ...settings, model: settings.embedding_model });
}
