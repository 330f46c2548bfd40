import { type LanguageModel, type ModelFailure, type ModelFailureCode, NO_USAGE } from "@beleg/core";

/** A failure that cost nothing, because no server was asked. */
export function notSent(model: Pick<LanguageModel, "name">, code: ModelFailureCode, detail: string): ModelFailure {
  return { status: "failed", code, detail, text: "", usage: NO_USAGE, cached: false, model: model.name, attempts: 0 };
}
