import {
  boundedSchema,
  type LanguageModel,
  type ModelFailureCode,
  type ModelOutcome,
  type ModelRequest,
  type ModelUsage,
  readAnswer,
  renderPrompt,
} from "@beleg/core";
import { modelCallSpan } from "../model-call-span.ts";
import { jsonSchemaGrammar } from "./json-schema-grammar.ts";
import type { LlamaTurn } from "./llama.ts";
import type { OpenGguf } from "./open-gguf.ts";

/** Answers without a seed of their own still come out the same twice. */
const SEED = 1;
const MAX_DETAIL = 300;
/** Less room than this leaves no answer worth asking for. */
const MIN_ANSWER = 64;

/**
 * A model in this process. Where the request has a schema, the model is held to it token by token; nothing of one
 * request is left for the next, so an answer depends on its request alone.
 */
export function ggufModel(name: string, open: () => Promise<OpenGguf>): LanguageModel {
  return {
    name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      let usage: ModelUsage = { calls: 1, input_tokens: 0, output_tokens: 0 };
      const failed = (code: ModelFailureCode, detail: string, text = ""): ModelOutcome<T> => ({
        status: "failed",
        code,
        detail: detail.slice(0, MAX_DETAIL),
        text,
        usage,
        cached: false,
        model: name,
        attempts: 1,
      });
      let gguf: OpenGguf;
      try {
        gguf = await open();
      } catch (error) {
        return failed("model_not_found", `the model file cannot be loaded: ${messageOf(error)}`);
      }
      return gguf.alone(async () => {
        const before = gguf.sequence.tokenMeter.getState();
        const spent = () => {
          const { usedInputTokens, usedOutputTokens } = gguf.sequence.tokenMeter.diff(before);
          usage = { calls: 1, input_tokens: usedInputTokens, output_tokens: usedOutputTokens };
        };
        try {
          if (request.signal?.aborted) return failed("aborted", "the call was aborted");
          const history = turnsOf(request);
          const asked = promptTokens(gguf, history);
          // The library drops the oldest turns rather than fill the last places.
          const room = gguf.contextSize - asked - 2;
          if (room < MIN_ANSWER)
            return failed(
              "bad_request",
              `the prompt is too long: ${asked} tokens, and the model holds ${gguf.contextSize} with the answer`,
            );
          const answer = await modelCallSpan(
            { provider: "llama_cpp", model: name },
            request,
            async () => {
              const decoded = await decode(gguf, request, history, room);
              spent();
              const { input_tokens, output_tokens } = usage;
              return { ...decoded, finish_reason: decoded.cut ? "length" : "stop", input_tokens, output_tokens };
            },
            () => (request.signal?.aborted ? "aborted" : "server_error"),
          );
          const reading = readAnswer(request, answer.text);
          if (reading.status === "failed") return failed(reading.code, reading.detail, answer.text);
          const cut = request.schema === undefined && answer.cut;
          return {
            status: "ok",
            value: reading.value,
            text: answer.text,
            salvage: cut ? ["truncated"] : reading.salvage,
            usage,
            cached: false,
            model: name,
            attempts: 1,
          };
        } catch (error) {
          spent();
          if (request.signal?.aborted) return failed("aborted", "the call was aborted");
          return failed("server_error", messageOf(error));
        }
      });
    },
  };
}

async function decode<T>(
  gguf: OpenGguf,
  request: ModelRequest<T>,
  history: readonly LlamaTurn[],
  room: number,
): Promise<{ readonly text: string; readonly cut: boolean }> {
  const { schema, form = schema, signal, temperature = 0, seed = SEED, sample = 0, maxTokens = room } = request;
  const bounded = form && boundedSchema(form);
  const grammar = bounded && (await gguf.compile(jsonSchemaGrammar(bounded)));
  await gguf.sequence.clearHistory();
  const { response, metadata } = await gguf.chat.generateResponse(history, {
    temperature,
    // Repetitions of a question are to differ, each in the same way every time.
    seed: seed + sample,
    maxTokens: Math.min(maxTokens, room),
    repeatPenalty: false,
    budgets: { thoughtTokens: 0 },
    ...(grammar && { grammar }),
    ...(signal && { signal }),
  });
  return { text: response, cut: metadata.stopReason === "maxTokens" };
}

function promptTokens({ chat, weights }: OpenGguf, chatHistory: readonly LlamaTurn[]): number {
  return chat.chatWrapper.generateContextState({ chatHistory }).contextText.tokenize(weights.tokenizer).length;
}

/** The turns of a request, and the empty one the model is to fill. */
function turnsOf<T>(request: ModelRequest<T>): LlamaTurn[] {
  const { system, messages } = renderPrompt(request, { enforced: true });
  return [
    ...(system === undefined ? [] : [{ type: "system" as const, text: system }]),
    ...messages.map(
      ({ role, content }): LlamaTurn =>
        role === "user" ? { type: "user", text: content } : { type: "model", response: [content] },
    ),
    { type: "model", response: [] },
  ];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
