import type { ModelFailureCode } from "@beleg/core";
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

/** Longest wait for the answer to it; a model on a server that is slower than that is of little use to a check. */
const PATIENCE_MS = 20_000;

/** What keeps a model from answering. */
export interface ModelProblem {
  /** The way the server failed; missing for a file, and where the settings allow no call. */
  readonly code?: ModelFailureCode;
  readonly detail: string;
}

/**
 * What keeps the model of the settings from answering, or undefined when it answers. It is asked one small question, which
 * holds no text of anybody's and costs a few tokens.
 */
export async function diagnoseModel(
  settings: LanguageModelSettings,
  parts: ModelParts = {},
): Promise<ModelProblem | undefined> {
  const isFile = isGguf(settings.model);
  const timeout_ms = isFile ? settings.timeout_ms : Math.min(settings.timeout_ms ?? PATIENCE_MS, PATIENCE_MS);
  try {
    const limits = { timeout_ms, cache: false, max_retries: 0, max_calls: null, max_tokens_total: null };
    const outcome = await createLanguageModel({ ...settings, ...limits }, parts).complete(READY);
    if (outcome.status === "ok") return undefined;
    return { ...(!isFile && { code: outcome.code }), detail: outcome.detail };
  } catch (error) {
    if (!(error instanceof BelegError)) throw error;
    return { detail: String(error.params.detail) };
  }
}
