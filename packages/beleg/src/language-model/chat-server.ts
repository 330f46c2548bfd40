import {
  type Clock,
  followsSchema,
  type LanguageModel,
  type ModelOutcome,
  type ModelRequest,
  type ModelUsage,
  readAnswer,
  type WireSchema,
  wireSchema,
} from "@beleg/core";
import { type CallFailure, callFailure } from "./call-failure.ts";
import { type ChatReply, chatCall } from "./chat-call.ts";
import { modelCallSpan } from "./model-call-span.ts";
import type { ModelTarget } from "./model-target.ts";
import { loadSdk, type Sdk } from "./sdk.ts";
import { FIRST_DIALECT, type ServerDialect, simplerDialect } from "./server-dialect.ts";

/** Five things can be given up, so the sixth call is the last. */
const MAX_CALLS = 6;

/**
 * A model on an OpenAI-compatible server: one question, one answer. The only repetition is learning the server's
 * dialect, which is remembered once a simpler form has worked.
 */
export function chatServer(target: ModelTarget, clock: Clock): LanguageModel {
  let sdk: Promise<Sdk> | undefined;
  let known: ServerDialect = FIRST_DIALECT;
  const failureOf = <T>(error: unknown, { signal }: ModelRequest<T>): CallFailure =>
    callFailure(error, { secret: target.apiKey, now: clock.now(), signal });

  return {
    name: target.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      const form = request.form ?? request.schema;
      const wire = form && wireSchema(form);
      let dialect = known;
      for (let calls = 1; ; calls += 1) {
        const usage = { calls, input_tokens: 0, output_tokens: 0 };
        try {
          sdk ??= loadSdk(target);
          const loaded = await sdk;
          const ask = () => chatCall(loaded, request, wire, dialect);
          const reply = await modelCallSpan(target, request, ask, (error) => failureOf(error, request).code);
          known = { ...dialect, enforces: known.enforces && dialect.enforces && keepsTo(wire, reply) };
          return outcomeOf(request, target, reply, { ...usage, ...tokensOf(reply) });
        } catch (error) {
          const failure = failureOf(error, request);
          const refusal = { status: failure.http_status ?? 0, message: `${failure.detail} ${failure.text}` };
          const simpler = simplerDialect(dialect, refusal, wire !== undefined);
          if (simpler === undefined || calls >= MAX_CALLS) return failed(target, failure, usage);
          dialect = simpler;
        }
      }
    },
  };
}

/** Whether an answer leaves open that the server enforces the schema: some take one and ignore it. */
function keepsTo(wire: WireSchema | undefined, { text, finish_reason }: ChatReply): boolean {
  if (wire === undefined || finish_reason !== "stop" || text === "") return true;
  try {
    return followsSchema(wire, JSON.parse(text));
  } catch {
    return false;
  }
}

function outcomeOf<T>(
  request: ModelRequest<T>,
  target: ModelTarget,
  reply: ChatReply,
  usage: ModelUsage,
): ModelOutcome<T> {
  const { text } = reply;
  if (reply.finish_reason === "content-filter")
    return failed(target, { code: "refused", detail: "the server's content filter stopped the answer", text }, usage);
  const reading = readAnswer(request, text);
  if (reading.status === "failed") return failed(target, { code: reading.code, detail: reading.detail, text }, usage);
  // Without a schema nothing else can tell that the text stops half-way.
  const cutText = request.schema === undefined && reply.finish_reason === "length";
  return {
    status: "ok",
    value: reading.value,
    text,
    salvage: cutText ? ["truncated"] : reading.salvage,
    usage,
    cached: false,
    model: target.name,
    attempts: usage.calls,
  };
}

function failed<T>(target: ModelTarget, failure: CallFailure, usage: ModelUsage): ModelOutcome<T> {
  return { status: "failed", ...failure, usage, cached: false, model: target.name, attempts: usage.calls };
}

function tokensOf({ input_tokens, output_tokens }: ChatReply): Pick<ModelUsage, "input_tokens" | "output_tokens"> {
  return { input_tokens, output_tokens };
}
