import { answerForm } from "./answer-form.ts";
import type { ModelMessage, ModelRequest } from "./language-model.ts";
import { delimitUntrusted, UNTRUSTED_NOTICE } from "./untrusted.ts";

/** A request as plain turns: the untrusted blocks stand delimited at the end of the last turn. */
export interface RenderedPrompt {
  readonly system: string | undefined;
  readonly messages: readonly ModelMessage[];
}

/** Who the turns are for. */
export interface PromptReader {
  /** Whether the model is held to the schema as it writes. Defaults to false: then the prompt shows the form of the answer. */
  readonly enforced?: boolean | undefined;
}

/** Writes a request out as the system text and the turns a chat server expects. */
export function renderPrompt<T>(request: ModelRequest<T>, { enforced = false }: PromptReader = {}): RenderedPrompt {
  const turns: readonly ModelMessage[] =
    typeof request.prompt === "string" ? [{ role: "user", content: request.prompt }] : request.prompt;
  const blocks = (request.untrusted ?? []).map((block) => delimitUntrusted(block.name, block.text));
  const notice = blocks.length === 0 ? undefined : UNTRUSTED_NOTICE;
  const parts = [request.system, notice, enforced ? undefined : formNotice(request)].filter(
    (part) => part !== undefined,
  );
  const system = parts.length === 0 ? undefined : parts.join("\n\n");
  if (blocks.length === 0) return { system, messages: turns };
  const last = turns.at(-1);
  const question = last?.role === "user" ? last.content : "";
  const before = last?.role === "user" ? turns.slice(0, -1) : turns;
  return {
    system,
    messages: [...before, { role: "user", content: [question, ...blocks].filter(Boolean).join("\n\n") }],
  };
}

/** What a model that is not held to the schema is told of it, written from that very schema. Some servers want the word JSON. */
function formNotice<T>({ form, schema }: ModelRequest<T>): string | undefined {
  const asked = form ?? schema;
  const written = asked && answerForm(asked);
  return (
    written &&
    `Answer with one JSON object and nothing else: no explanation, no code fence. It must have this form:\n${written}`
  );
}
