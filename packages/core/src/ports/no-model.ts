import type { LanguageModel, ModelFailure } from "./language-model.ts";
import { NO_USAGE } from "./usage.ts";

const ANSWER: ModelFailure = Object.freeze({
  status: "failed",
  code: "no_model",
  detail: "no language model is configured",
  text: "",
  usage: NO_USAGE,
  cached: false,
  model: "none",
  attempts: 0,
});

/** The choice `none`: answers every request with `no_model`, so callers take their embedded path. */
export const noModel: LanguageModel = Object.freeze({
  name: "none",
  complete: () => Promise.resolve(ANSWER),
});
