import { enforceSchema } from "./enforce-schema.ts";
import type { LanguageModel, ModelFailure, ModelOutcome, ModelRequest } from "./language-model.ts";
import type { ModelFailureCode } from "./model-failure.ts";
import { readAnswer } from "./read-answer.ts";
import { wireSchema } from "./wire-schema.ts";

/**
 * What a scripted model says: a value as a server that enforces the request's schema lets it through, raw text as one
 * that enforces nothing sends it, or a failure.
 */
export type ScriptedAnswer =
  | string
  | { readonly value: unknown }
  | { readonly fail: ModelFailureCode; readonly text?: string; readonly detail?: string };

/** A script: answers in order (the last one repeats), or a function of the request and its number. */
export type Script =
  | readonly ScriptedAnswer[]
  | ((request: ModelRequest<unknown>, index: number) => ScriptedAnswer | Promise<ScriptedAnswer>);

/** A model for unit tests that also keeps what it was asked. */
export interface ScriptedModel extends LanguageModel {
  readonly requests: readonly ModelRequest<unknown>[];
}

/**
 * A language model that follows a script. Its answers pass the same reading and salvage as real ones; a schema that no
 * server could enforce throws.
 *
 * @example
 * const model = scriptedModel([{ value: { score: 0.8 } }, { fail: "timeout" }]);
 */
export function scriptedModel(script: Script, name = "scripted"): ScriptedModel {
  const requests: ModelRequest<unknown>[] = [];
  return {
    name,
    requests,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      const index = requests.push(request as ModelRequest<unknown>) - 1;
      const form = request.form ?? request.schema;
      const wire = form && wireSchema(form);
      if (form !== undefined && wire === undefined) throw new TypeError(`no server could enforce ${request.purpose}`);
      if (request.signal?.aborted) return failure(name, { fail: "aborted" });
      const said: ScriptedAnswer | undefined =
        typeof script === "function"
          ? await script(request as ModelRequest<unknown>, index)
          : (script[index] ?? script.at(-1));
      if (said === undefined) return failure(name, { fail: "empty", detail: "the script is empty" });
      if (typeof said === "object" && "fail" in said) return failure(name, said);
      const text =
        typeof said === "string" ? said : JSON.stringify(wire ? enforceSchema(wire, said.value) : said.value);
      const reading = readAnswer(request, text);
      if (reading.status === "failed") return failure(name, { fail: reading.code, text, detail: reading.detail });
      const usage = { calls: 1, input_tokens: 0, output_tokens: 0 };
      return {
        status: "ok",
        value: reading.value,
        text,
        salvage: reading.salvage,
        usage,
        cached: false,
        model: name,
        attempts: 1,
      };
    },
  };
}

function failure(model: string, said: Extract<ScriptedAnswer, { fail: ModelFailureCode }>): ModelFailure {
  return {
    status: "failed",
    code: said.fail,
    detail: said.detail ?? `scripted ${said.fail}`,
    text: said.text ?? "",
    usage: { calls: 1, input_tokens: 0, output_tokens: 0 },
    cached: false,
    model,
    attempts: 1,
  };
}
