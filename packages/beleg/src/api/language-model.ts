export {
  type ConfiguredModel,
  createEmbedder,
  createLanguageModel,
  diskCache,
  type Embedder,
  type LanguageModelSettings,
  layeredCache,
  type ModelChoice,
  type ModelParts,
  type ModelTotals,
  memoryCache,
} from "../language-model/index.ts";
