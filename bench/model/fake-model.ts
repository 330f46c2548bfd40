// A model behind an OpenAI-compatible server, in a process of its own so that its work is not counted as ours. It
// answers after 300 ms; its parent asks it what has arrived.
import { type ChatRequest, startOpenAiServer } from "../../tests/support/openai-server.ts";
import { answerTo } from "./answer-to.ts";
import { inputTokens } from "./input-tokens.ts";

const LATENCY_MS = 300;

/** What arrived since the last time. */
export interface Arrived {
  readonly calls: number;
  readonly inputTokens: number;
}

const server = await startOpenAiServer();
server.answerWith(({ body, user }) => {
  const text = answerTo(schemaNameOf(body), user);
  return { text, latencyMs: LATENCY_MS, ...(body.tools === undefined ? {} : { body: toolCall(body.tools) }) };
});
process.on("message", () => {
  const requests = server.requests.splice(0);
  process.send?.({
    calls: requests.length,
    inputTokens: requests.reduce((sum, { body }) => sum + inputTokens(body), 0),
  } satisfies Arrived);
});
process.send?.(server.url);

interface Format {
  readonly json_schema?: { readonly name: string };
}

function schemaNameOf(body: ChatRequest["body"]): string | undefined {
  return (body.response_format as Format | undefined)?.json_schema?.name;
}

/** autoevals asks for calls of functions. */
function toolCall(tools: unknown): string {
  const [{ function: called }] = tools as [{ readonly function: { readonly name: string } }];
  const five = Array.from({ length: 5 }, (_, at) => `Statement ${at}.`);
  const args =
    called.name === "extract_statements"
      ? { statements: five }
      : { faithfulness: five.map((statement) => ({ statement, reason: "It is there.", verdict: 1 })) };
  const message = {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "call", type: "function", function: { name: called.name, arguments: JSON.stringify(args) } }],
  };
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  return JSON.stringify({
    id: "chatcmpl-test",
    object: "chat.completion",
    created: 0,
    model: "fake",
    usage,
    choices: [{ index: 0, message, finish_reason: "tool_calls" }],
  });
}
