import type { z } from "zod";
import type { AgentTraceStatus } from "../contracts/decision/index.ts";
import type { Delay, LanguageModel, ModelOutcome, ModelRequest } from "../ports/index.ts";
import { MODEL_TIMEOUT_MS } from "./constants.ts";

/** A usable answer, or why there is none. */
export type AskedModel<T> =
  | { readonly status: "success"; readonly value: T; readonly text: string }
  | {
      readonly status: Exclude<AgentTraceStatus, "success" | "skipped">;
      readonly reason: string;
      readonly text: string;
    };

/** Asks a model within the time limit and never throws, not even when the model breaks its promise not to. */
export async function askModel<T>(
  model: LanguageModel,
  request: Omit<ModelRequest<T>, "timeoutMs" | "deadlineMs" | "signal"> & { readonly schema?: z.ZodType<T> },
  delay?: Delay,
): Promise<AskedModel<T>> {
  const stop = new AbortController();
  const asked: ModelRequest<T> = {
    ...request,
    timeoutMs: MODEL_TIMEOUT_MS,
    deadlineMs: MODEL_TIMEOUT_MS,
    signal: stop.signal,
  };
  try {
    const answer = model.complete(asked);
    const outcome = delay === undefined ? await answer : await withinLimit(answer, delay, stop);
    if (outcome === "timeout") return { status: "timeout", reason: "model_timeout", text: "" };
    if (outcome.status === "ok") return { status: "success", value: outcome.value, text: outcome.text };
    if (outcome.code === "timeout") return { status: "timeout", reason: "model_timeout", text: outcome.text };
    return { status: "fallback", reason: outcome.code, text: outcome.text };
  } catch {
    return { status: "error", reason: "model_threw", text: "" };
  } finally {
    stop.abort();
  }
}

/** The answer, or `timeout` when the limit comes first; the late answer is dropped, its failure too. */
async function withinLimit<T>(
  answer: Promise<ModelOutcome<T>>,
  delay: Delay,
  stop: AbortController,
): Promise<ModelOutcome<T> | "timeout"> {
  const limit = delay(MODEL_TIMEOUT_MS, stop.signal).then(() => "timeout" as const);
  answer.catch(() => undefined);
  return Promise.race([answer, limit]);
}
