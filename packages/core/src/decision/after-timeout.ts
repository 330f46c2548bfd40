import type { PipelineState } from "../contracts/decision/index.ts";
import { type LanguageModel, type ModelFailure, noModel } from "../ports/index.ts";

/**
 * The model for what is left of a case. Once it has let a deadline pass, nobody waits for it again: a hanging model costs
 * a case one deadline, not one for every phase. What it would have been asked is answered as a timeout.
 */
export function afterTimeout(model: LanguageModel, { trace }: Pick<PipelineState, "trace">): LanguageModel {
  if (!trace.some(({ status }) => status === "timeout")) return model;
  return {
    name: model.name,
    complete: async (request) => {
      const answer = (await noModel.complete(request)) as ModelFailure;
      return { ...answer, code: "timeout", detail: "the model let an earlier deadline of this case pass" };
    },
  };
}
