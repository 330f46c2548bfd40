import { guardedFetch } from "./guarded-fetch.ts";
import { type ModelChoice, modelTarget } from "./model-target.ts";

/** Turns texts into vectors whose nearness is nearness of meaning. */
export interface Embedder {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  /** One vector per text, in order; rejects when the server gives none. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
}

/** Makes the embedding model of a choice (`openai/NAME`, `ollama/NAME`, or a name on the configured server); `none` gives none. */
export function createEmbedder(choice: ModelChoice): Embedder | undefined {
  const target = modelTarget(choice);
  if (target === undefined) return undefined;
  return {
    model: target.name,
    async embed(texts, signal) {
      const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
        import("ai"),
        import("@ai-sdk/openai-compatible"),
      ]);
      const provider = createOpenAICompatible({
        name: "beleg",
        baseURL: target.baseUrl,
        fetch: guardedFetch(target.baseUrl),
        ...(target.apiKey === undefined ? {} : { apiKey: target.apiKey }),
      });
      const model = provider.embeddingModel(target.model);
      const limit = AbortSignal.timeout(15_000);
      const { embeddings } = await embedMany({
        model,
        values: [...texts],
        maxRetries: 1,
        abortSignal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      return embeddings.map((embedding) => Float32Array.from(embedding));
    },
  };
}
