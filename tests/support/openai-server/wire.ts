import type { Reply } from "../openai-server.ts";

/** The JSON body of a chat completion. */
export function chatCompletion(reply: Reply, model: string): object {
  const message = {
    role: "assistant",
    content: reply.text ?? "",
    ...(reply.reasoning === undefined ? {} : { reasoning_content: reply.reasoning }),
  };
  return {
    id: "chatcmpl-test",
    object: "chat.completion",
    created: 0,
    model,
    choices: reply.emptyChoices ? [] : [{ index: 0, message, finish_reason: reply.finishReason ?? "stop" }],
    usage: usageOf(reply),
  };
}

/** The same answer as server-sent events: one for each word, then the usage, then `[DONE]`. */
export function chatCompletionEvents(reply: Reply, model: string): string {
  const chunk = (choice: object, more: object = {}): string =>
    `data: ${JSON.stringify({ id: "chatcmpl-test", object: "chat.completion.chunk", created: 0, model, choices: [choice], ...more })}\n\n`;
  const words = (reply.text ?? "").split(/(?<= )/);
  const events = reply.emptyChoices ? [] : words.map((content) => chunk({ index: 0, delta: { content } }));
  const end = chunk({ index: 0, delta: {}, finish_reason: reply.finishReason ?? "stop" }, { usage: usageOf(reply) });
  return `${events.join("")}${end}data: [DONE]\n\n`;
}

function usageOf(reply: Reply): object {
  const usage = reply.usage ?? { prompt_tokens: 10, completion_tokens: 5 };
  return { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}
