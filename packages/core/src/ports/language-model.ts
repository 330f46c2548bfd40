import type { z } from "zod";
import type { SalvageRung } from "../salvage/salvage-outcome.ts";
import type { ModelFailureCode } from "./model-failure.ts";
import type { UntrustedBlock } from "./untrusted.ts";
import type { ModelUsage } from "./usage.ts";

/** One earlier turn of a conversation. */
export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** One question to a language model. Only `purpose`, `promptVersion` and `prompt` are needed. */
export interface ModelRequest<T = string> {
  /** Who asks, in dotted words, for telemetry and the cache key: `factuality.verify`. */
  readonly purpose: string;
  /** Version of the prompt text; a new version never reads the answers of an old one. */
  readonly promptVersion: string;
  readonly system?: string | undefined;
  /** The question, or a conversation that ends with it. */
  readonly prompt: string | readonly ModelMessage[];
  /** Text from users or documents: appended to the prompt, delimited so that it cannot pose as instructions. */
  readonly untrusted?: readonly UntrustedBlock[] | undefined;
  /** The shape of the answer. Without one the answer's `value` is its text. */
  readonly schema?: z.ZodType<T> | undefined;
  /** The form that is asked for, where the caller reads the text itself. Defaults to `schema`. */
  readonly form?: z.ZodType | undefined;
  /** Name of the schema as the server sees it. Defaults to `answer`. */
  readonly schemaName?: string | undefined;
  readonly temperature?: number | undefined;
  readonly maxTokens?: number | undefined;
  readonly seed?: number | undefined;
  /** Limit of one call. Defaults to the limit of the configured model. */
  readonly timeoutMs?: number | undefined;
  /** Limit of the whole request, retries and waiting included. Defaults to the limit of the configured model. */
  readonly deadlineMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `skip` neither reads nor writes the cache. Defaults to `use`. */
  readonly cache?: "use" | "skip" | undefined;
  /** How long a cached answer stays good. Defaults to for ever. */
  readonly cacheTtlMs?: number | undefined;
  /** Which repetition this is: repeated samples of one question are cached apart. Defaults to 0. */
  readonly sample?: number | undefined;
}

/** A usable answer. */
export interface ModelAnswer<T = string> {
  readonly status: "ok";
  readonly value: T;
  /** The raw text of the answer, untouched. */
  readonly text: string;
  /** Which repairs the text needed; empty for a clean answer. */
  readonly salvage: readonly SalvageRung[];
  /** What this answer cost now: nothing when `cached`. */
  readonly usage: ModelUsage;
  readonly cached: boolean;
  readonly model: string;
  /** How often a server was asked, retries included. */
  readonly attempts: number;
}

/** A call that gave no usable answer. */
export interface ModelFailure {
  readonly status: "failed";
  readonly code: ModelFailureCode;
  /** One technical line for logs and debug fields; never holds a secret. */
  readonly detail: string;
  /** The raw text that could not be used; empty when none came. */
  readonly text: string;
  readonly usage: ModelUsage;
  readonly cached: false;
  readonly model: string;
  readonly attempts: number;
  readonly http_status?: number | undefined;
  /** How long the server asked us to wait. */
  readonly retry_after_ms?: number | undefined;
}

/** How a model call ended. */
export type ModelOutcome<T = string> = ModelAnswer<T> | ModelFailure;

/** A language model as the core sees it: one method that always resolves and never throws. */
export interface LanguageModel {
  /** `none`, `openai/gpt-…`, `ollama/llama…`: what reports and telemetry call it. */
  readonly name: string;
  complete<T = string>(request: ModelRequest<T>): Promise<ModelOutcome<T>>;
}
