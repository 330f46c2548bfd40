import { BelegError } from "@beleg/core/contracts";
import { z } from "zod";
import { createLanguageModel, type LanguageModelSettings, type ModelParts } from "./create-language-model.ts";
import { isGguf } from "./gguf/is-gguf.ts";

/** A question that every model can answer. */
export const READY = {
  purpose: "doctor.ready",
  promptVersion: "1",
  prompt: "Are you ready?",
  schema: z.object({ ready: z.boolean() }),
};

/**
 * What keeps the model file of the settings from answering, or undefined when it answers. Models on servers are not
 * asked: that costs money, and text must not leave the machine for an examination.
 */
export async function diagnoseModel(
  settings: LanguageModelSettings,
  parts: ModelParts = {},
): Promise<string | undefined> {
  if (!isGguf(settings.model)) return undefined;
  try {
    const model = createLanguageModel({ ...settings, cache: false, max_retries: 0 }, parts);
    const outcome = await model.complete(READY);
    return outcome.status === "ok" ? undefined : outcome.detail;
  } catch (error) {
    if (!(error instanceof BelegError)) throw error;
    return String(error.params.detail);
  }
}
