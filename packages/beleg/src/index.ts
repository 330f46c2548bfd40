// Nothing here loads a database, a server or a model's client before it is called.
export type { CheckInput, CheckResult } from "@beleg/core";
export { type CheckOptions, check } from "./checker/check.ts";
export { createGuard, type GuardOptions } from "./checker/create-guard.ts";
export type { ModelOptions } from "./checker/model-options.ts";
export {
  openTextChecker as openChecker,
  type TextChecker,
  type TextCheckerOptions,
  type TextCheckOptions,
} from "./checker/open-text-checker.ts";
export { type DecisionSettings, decisionOptions } from "./decisions/decision-options.ts";
export {
  type ConfiguredModel,
  createLanguageModel,
  type LanguageModelSettings,
  type ModelChoice,
  type ModelParts,
  type ModelTotals,
} from "./language-model/index.ts";
export { createReranker, type Reranker, type RerankerParts } from "./rerank/create-reranker.ts";
export { loadSettings, type ResolvedSettings, type Settings } from "./settings/index.ts";
