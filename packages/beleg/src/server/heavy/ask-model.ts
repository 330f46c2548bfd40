import type { LanguageModel, ModelOutcome } from "@beleg/core";
import { ModelScores } from "@beleg/core/rerank";
import type { ModelQuestion } from "./model-by-asking.ts";

/** Puts a thread's question to the model. Only scores of candidates are asked for there. */
export function askModel(model: LanguageModel, { request }: ModelQuestion): Promise<ModelOutcome<unknown>> {
  return model.complete({ ...request, schema: ModelScores });
}
