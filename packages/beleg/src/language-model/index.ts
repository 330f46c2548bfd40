export { createEmbedder, type Embedder } from "./create-embedder.ts";
export {
  type ConfiguredModel,
  createLanguageModel,
  type LanguageModelSettings,
  type ModelParts,
} from "./create-language-model.ts";
export { diagnoseModel, type ModelProblem } from "./diagnose-model.ts";
export { diskCache } from "./disk-cache.ts";
export type { ModelChoice } from "./model-target.ts";
export { modelPermit } from "./rate-limit-permit.ts";
export { sharedModel } from "./shared-model.ts";

export type { ModelTotals } from "./usage-meter.ts";
