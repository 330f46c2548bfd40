import { type ModelRequest, renderPrompt, type TraceAttributes } from "@beleg/core";
import { content, inSpan, measure } from "../telemetry/index.ts";

/** A model as telemetry names it. */
export interface CalledModel {
  /** Who answers: `openai`, `ollama`, `llama_cpp`. */
  readonly provider: string;
  /** As the server knows it. */
  readonly model: string;
  /** Where it listens; undefined for a model of this process. */
  readonly baseUrl?: string | undefined;
}

/** What a call came to, whatever became of its answer. */
export interface CalledReply {
  readonly text: string;
  readonly finish_reason: string;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** One call of a model inside its span, named as OpenTelemetry's conventions for generative AI have it. */
export function modelCallSpan<T, Reply extends CalledReply>(
  called: CalledModel,
  request: ModelRequest<T>,
  call: () => Promise<Reply>,
  failureOf: (error: unknown) => string,
): Promise<Reply> {
  const names = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": called.provider,
    "gen_ai.request.model": called.model,
    ...addressOf(called.baseUrl),
  };
  return inSpan(
    `chat ${called.model}`,
    { ...names, ...requestFigures(called, request), ...content(() => questionTexts(request)) },
    async (span) => {
      try {
        const reply = await call();
        span.set({
          "gen_ai.usage.input_tokens": reply.input_tokens,
          "gen_ai.usage.output_tokens": reply.output_tokens,
          "gen_ai.response.finish_reasons": [reply.finish_reason],
          ...content(() => answerText(reply)),
        });
        const { input_tokens, output_tokens } = reply;
        for (const [type, tokens] of Object.entries({ input: input_tokens, output: output_tokens })) {
          measure("gen_ai.client.token.usage", tokens, { ...names, "gen_ai.token.type": type });
        }
        return reply;
      } catch (error) {
        span.set({ "error.type": failureOf(error) });
        throw error;
      }
    },
    { kind: "client", metric: "gen_ai.client.operation.duration", by: names },
  );
}

function requestFigures<T>({ provider }: CalledModel, request: ModelRequest<T>): TraceAttributes {
  return {
    // What the conventions called the provider before 2025; many readers still look for it.
    "gen_ai.system": provider,
    "gen_ai.request.temperature": request.temperature,
    "gen_ai.request.max_tokens": request.maxTokens,
    "gen_ai.request.seed": request.seed,
    "gen_ai.output.type": (request.form ?? request.schema) === undefined ? "text" : "json",
    "beleg.purpose": request.purpose,
    "beleg.prompt_version": request.promptVersion,
  };
}

function addressOf(baseUrl: string | undefined): TraceAttributes {
  if (baseUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return { "server.address": hostname, "server.port": Number(port) || (protocol === "https:" ? 443 : 80) };
}

function questionTexts<T>(request: ModelRequest<T>): TraceAttributes {
  const { system, messages } = renderPrompt(request, { enforced: true });
  const texts = messages.map(({ role, content: text }) => ({ role, parts: [{ type: "text", content: text }] }));
  return {
    "gen_ai.system_instructions": system && JSON.stringify([{ type: "text", content: system }]),
    "gen_ai.input.messages": JSON.stringify(texts),
  };
}

function answerText({ text, finish_reason }: CalledReply): TraceAttributes {
  const message = { role: "assistant", parts: [{ type: "text", content: text }], finish_reason };
  return { "gen_ai.output.messages": JSON.stringify([message]) };
}
