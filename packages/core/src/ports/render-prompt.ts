import type { ModelMessage, ModelRequest } from "./language-model.ts";
import { delimitUntrusted, UNTRUSTED_NOTICE } from "./untrusted.ts";

/** A request as plain turns: the untrusted blocks stand delimited at the end of the last turn. */
export interface RenderedPrompt {
  readonly system: string | undefined;
  readonly messages: readonly ModelMessage[];
}

/** Writes a request out as the system text and the turns a chat server expects. */
export function renderPrompt<T>(request: ModelRequest<T>): RenderedPrompt {
  const turns: readonly ModelMessage[] =
    typeof request.prompt === "string" ? [{ role: "user", content: request.prompt }] : request.prompt;
  const blocks = (request.untrusted ?? []).map((block) => delimitUntrusted(block.name, block.text));
  if (blocks.length === 0) return { system: request.system, messages: turns };
  const last = turns.at(-1);
  const question = last?.role === "user" ? last.content : "";
  const before = last?.role === "user" ? turns.slice(0, -1) : turns;
  return {
    system: request.system === undefined ? UNTRUSTED_NOTICE : `${request.system}\n\n${UNTRUSTED_NOTICE}`,
    messages: [...before, { role: "user", content: [question, ...blocks].filter(Boolean).join("\n\n") }],
  };
}
