import { type ModelRequest, renderPrompt, type WireSchema } from "@beleg/core";
import type { OutputInterface } from "ai";
import { withSchemaInstruction } from "./schema-instruction.ts";
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
  const { system, messages } = renderPrompt(request);
  const instructions = dialect.format === "json_schema" ? system : withSchemaInstruction(system, wire);
  const { temperature, seed, maxTokens, signal } = request;
  const renamed = dialect.tokens_field !== "max_tokens" && maxTokens !== undefined;
  const result = await sdk.generateText({
    model: dialect.format === "json_schema" ? sdk.bySchema : sdk.byObject,
    messages: messages.map(({ role, content }) => ({ role, content })),
    maxRetries: 0,
    telemetry: { isEnabled: false },
    output: rawOutput(request.schemaName ?? "answer", wire, dialect),
    providerOptions: {
      beleg: {
        strictJsonSchema: wire !== undefined,
        ...(renamed ? { max_completion_tokens: maxTokens } : {}),
      },
    },
    ...(instructions === undefined ? {} : { instructions }),
    ...(maxTokens === undefined || renamed ? {} : { maxOutputTokens: maxTokens }),
    ...(temperature === undefined || dialect.omit_temperature ? {} : { temperature }),
    ...(seed === undefined || dialect.omit_seed ? {} : { seed }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
  });
  return {
    text: result.text,
    finish_reason: result.finishReason,
    input_tokens: result.usage.inputTokens ?? 0,
    output_tokens: result.usage.outputTokens ?? 0,
  };
}

/** Asks for a format but leaves the text alone: reading it is the work of the salvage ladder. */
function rawOutput(
  name: string,
  wire: WireSchema | undefined,
  dialect: ServerDialect,
): OutputInterface<string, string> {
  const json = wire !== undefined && dialect.format !== "prompt";
  const schema = json && dialect.format === "json_schema" ? { schema: wire, name } : {};
  return {
    name: "raw",
    responseFormat: Promise.resolve(json ? { type: "json" as const, ...schema } : { type: "text" as const }),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    parsePartialOutput: () => Promise.resolve(undefined),
    createElementStreamTransform: () => undefined,
  };
}
