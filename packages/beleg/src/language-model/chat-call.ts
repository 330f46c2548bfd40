import { type ModelRequest, renderPrompt, type WireSchema } from "@beleg/core";
import type { Sdk } from "./sdk.ts";
import type { ServerDialect } from "./server-dialect.ts";

/** What a server said. */
export interface ChatReply {
  readonly text: string;
  readonly finish_reason: string;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Asks the server once, in a given dialect. Throws what the SDK throws. */
export async function chatCall<T>(
  sdk: Sdk,
  request: ModelRequest<T>,
  wire: WireSchema | undefined,
  dialect: ServerDialect,
): Promise<ChatReply> {
  const { system, messages } = renderPrompt(request, { enforced: dialect.enforces });
  const { temperature, seed, maxTokens, signal } = request;
  const renamed = dialect.tokens_field !== "max_tokens" && maxTokens !== undefined;
  // The provider itself, not the SDK around it: that costs more time than all else in a call, and its reading and
  // retrying of answers is not wanted here.
  const { content, finishReason, usage } = await (dialect.format === "json_schema"
    ? sdk.bySchema
    : sdk.byObject
  ).doGenerate({
    prompt: [
      ...(system === undefined ? [] : [{ role: "system" as const, content: system }]),
      ...messages.map(({ role, content: text }) => ({ role, content: [{ type: "text" as const, text }] })),
    ],
    responseFormat: formatOf(request.schemaName ?? "answer", wire, dialect),
    providerOptions: {
      beleg: {
        strictJsonSchema: wire !== undefined,
        ...(renamed ? { max_completion_tokens: maxTokens } : {}),
      },
    },
    ...(maxTokens === undefined || renamed ? {} : { maxOutputTokens: maxTokens }),
    ...(temperature === undefined || dialect.omit_temperature ? {} : { temperature }),
    ...(seed === undefined || dialect.omit_seed ? {} : { seed }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
  });
  return {
    text: content.map((part) => (part.type === "text" ? part.text : "")).join(""),
    finish_reason: finishReason.unified,
    input_tokens: usage.inputTokens.total ?? 0,
    output_tokens: usage.outputTokens.total ?? 0,
  };
}

/** The format that is asked for; reading the text is the work of the salvage ladder. */
function formatOf(name: string, wire: WireSchema | undefined, { format }: ServerDialect) {
  if (wire === undefined || format === "prompt") return { type: "text" as const };
  return { type: "json" as const, ...(format === "json_schema" ? { schema: wire, name } : {}) };
}
