/**
 * A real local HTTP server that speaks the OpenAI chat API, for tests.
 *
 *   const server = await startOpenAiServer();                     // any free port of 127.0.0.1
 *   server.answer('{"score": 0.8}', { status: 429, retryAfter: "1" }, '{"score": 0.9}');   // a queue, used in order
 *   server.answerWith((request, index) => request.user.includes("Paris") ? "yes" : "no");  // when the queue is empty
 *   createLanguageModel({ …, base_url: server.url })               // server.url ends in /v1
 *   server.requests[0].body                                        // what was asked, parsed; also .user, .system
 *   server.calls                                                   // how many chat calls arrived
 *   await server.close();
 *
 * An answer is a string (the assistant's text), or a `Reply` with the text and any of the faults below. With an empty
 * queue and no function the server answers `{}`. Answers to a call with a schema are enforced as a constrained decoder
 * does: JSON loses what the schema forbids and gains what it requires; a schema no such server takes is refused. `replayFrom(file)` makes an answer function from recorded answers.
 * Endpoints: POST /v1/chat/completions (JSON, or SSE when the body says `stream: true`), GET /v1/models,
 * POST /v1/embeddings (vectors that depend on the text only).
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { enforceSchema, type WireSchema } from "@beleg/core";
import { embeddingOf } from "./openai-server/embedding-of.ts";
import { chatCompletion, chatCompletionEvents } from "./openai-server/wire.ts";

export { replayFrom, replayKey } from "./openai-server/replay.ts";

/** One answer and the faults that come with it. */
export interface Reply {
  /** The assistant's text. */
  readonly text?: string;
  /** Sent as `message.reasoning_content`, as reasoning servers do. */
  readonly reasoning?: string;
  readonly finishReason?: "stop" | "length" | "content_filter";
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number };
  /** Waits this long before the first byte. */
  readonly latencyMs?: number;
  /** Answers with this HTTP status and an OpenAI error object (429, 500, 503, 401, 400, 404 …). */
  readonly status?: number;
  /** The message of that error object. */
  readonly message?: string;
  /** The Retry-After header: seconds or an HTTP date. */
  readonly retryAfter?: string;
  /** Sends this body word for word instead of a completion: garbage, an HTML page, an odd JSON. */
  readonly body?: string;
  readonly contentType?: string;
  /** Sends `choices: []`. */
  readonly emptyChoices?: boolean;
  /** Closes the connection after this share (0–1) of the body. */
  readonly cutAfter?: number;
  /** Sends the body one byte at a time with this pause between bytes. */
  readonly dripMs?: number;
  /** Sends a redirect to this address. */
  readonly redirectTo?: string;
}

export type Answer = string | Reply;

/** A chat call that arrived. */
export interface ChatRequest {
  readonly body: Record<string, unknown>;
  readonly headers: IncomingMessage["headers"];
  /** The text of the last user turn. */
  readonly user: string;
  /** The text of the system turns. */
  readonly system: string;
  /** `json_schema`, `json_object`, or undefined. */
  readonly format: string | undefined;
}

export type AnswerFunction = (request: ChatRequest, index: number) => Answer | Promise<Answer>;

export interface OpenAiServerOptions {
  /** Rejects these response formats with 400, as older servers do. */
  readonly rejectFormats?: readonly ("json_schema" | "json_object")[];
  /** Rejects calls that carry these body fields with 400, as reasoning models do with `max_tokens`. */
  readonly rejectFields?: readonly string[];
  /** Takes a schema and ignores it, as some servers do: answers go out word for word. */
  readonly ignoresSchema?: boolean;
  /** Demands this bearer token. */
  readonly apiKey?: string;
}

export interface OpenAiServer extends AsyncDisposable {
  /** The base address, with `/v1`. */
  readonly url: string;
  /** The address without a path, as OLLAMA_HOST wants it. */
  readonly origin: string;
  readonly requests: ChatRequest[];
  readonly calls: number;
  /** How many chat calls wait for their answer now; whoever hangs up waits no longer. */
  readonly open: number;
  /** The highest number of chat calls that were open at one time. */
  readonly mostOpen: number;
  answer(...answers: Answer[]): void;
  answerWith(answer: AnswerFunction): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of the loopback address. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const queue: Answer[] = [];
  const requests: ChatRequest[] = [];
  const stop = new AbortController();
  let answerFunction: AnswerFunction = () => "{}";
  let open = 0;
  let mostOpen = 0;

  const server = createServer((incoming, response) => {
    route(incoming, response).catch(() => response.destroy());
  });

  async function route(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    const body = await readJson(incoming);
    if (options.apiKey !== undefined && incoming.headers.authorization !== `Bearer ${options.apiKey}`)
      return sendError(response, 401, `Incorrect API key provided: ${incoming.headers.authorization ?? "none"}`);
    if (path === "/v1/models")
      return sendJson(response, 200, { object: "list", data: [{ id: "test", object: "model" }] });
    if (path === "/v1/embeddings") return sendJson(response, 200, embeddings(body));
    if (path !== "/v1/chat/completions") return sendError(response, 404, `unknown path ${path}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on("close", () => {
      open -= 1;
    });
    const request = describe(incoming, body);
    requests.push(request);
    const index = requests.length - 1;
    const rejected = rejection(request, options);
    if (rejected !== undefined) return sendError(response, 400, rejected);
    const answer = queue.shift() ?? (await answerFunction(request, index));
    const reply = typeof answer === "string" ? { text: answer } : answer;
    const decoded = options.ignoresSchema ? reply : decode(request, reply);
    // A test that scripts what no decoder writes must not pass on a simpler format: nobody retries a 418.
    if (typeof decoded === "string")
      return sendError(response, decoded.startsWith("Invalid schema") ? 400 : 418, decoded);
    await send(response, request, decoded, stop.signal);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    stop.abort();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    origin,
    url: `${origin}/v1`,
    requests,
    get calls() {
      return requests.length;
    },
    get open() {
      return open;
    },
    get mostOpen() {
      return mostOpen;
    },
    answer: (...answers) => {
      queue.push(...answers);
    },
    answerWith: (next) => {
      answerFunction = next;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function send(response: ServerResponse, request: ChatRequest, reply: Reply, stop: AbortSignal): Promise<void> {
  if (reply.latencyMs) await sleep(reply.latencyMs, undefined, { signal: stop });
  if (reply.redirectTo !== undefined) {
    response.writeHead(307, { location: reply.redirectTo }).end();
    return;
  }
  if (reply.retryAfter !== undefined) response.setHeader("retry-after", reply.retryAfter);
  if (reply.status !== undefined && reply.status >= 400 && reply.body === undefined)
    return sendError(response, reply.status, reply.message ?? `scripted ${reply.status}`);
  const streamed = request.body.stream === true && reply.body === undefined;
  const model = typeof request.body.model === "string" ? request.body.model : "test";
  const body =
    reply.body ?? (streamed ? chatCompletionEvents(reply, model) : JSON.stringify(chatCompletion(reply, model)));
  const bytes = Buffer.from(body, "utf8");
  response.writeHead(reply.status ?? 200, {
    "content-type": reply.contentType ?? (streamed ? "text/event-stream" : "application/json"),
    "content-length": bytes.length,
  });
  if (reply.cutAfter !== undefined) {
    response.write(bytes.subarray(0, Math.floor(bytes.length * reply.cutAfter)), () => response.destroy());
    return;
  }
  if (reply.dripMs === undefined) {
    response.end(bytes);
    return;
  }
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(reply.dripMs, undefined, { signal: stop });
  }
  response.end();
}

/** A reply as it leaves a server that decodes by the schema it was sent, or why it refuses the call. */
function decode({ body }: ChatRequest, reply: Reply): Reply | string {
  const { json_schema } = (body.response_format ?? {}) as { json_schema?: { schema?: WireSchema; strict?: boolean } };
  if (json_schema?.schema === undefined) return reply;
  if (json_schema.strict !== true) return "Invalid schema: strict must be true";
  const text = reply.text ?? "";
  try {
    const value = /^\{.*\}$/s.test(text.trim()) ? (JSON.parse(text) as unknown) : undefined;
    const enforced = enforceSchema(json_schema.schema, value);
    return value === undefined ? reply : { ...reply, text: JSON.stringify(enforced) };
  } catch (error) {
    return error instanceof TypeError ? error.message : reply;
  }
}

function rejection(request: ChatRequest, options: OpenAiServerOptions): string | undefined {
  const { format } = request;
  if (options.rejectFormats?.some((rejected) => rejected === format))
    return `response_format of type '${format}' is not supported by this model`;
  const field = options.rejectFields?.find((name) => name in request.body);
  if (field === "max_tokens")
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  return field === undefined ? undefined : `Unsupported value: '${field}' does not support this value with this model.`;
}

function describe(incoming: IncomingMessage, body: Record<string, unknown>): ChatRequest {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: string; content?: unknown }[]) : [];
  const textOf = (content: unknown): string => (typeof content === "string" ? content : JSON.stringify(content));
  const format = (body.response_format as { type?: string } | undefined)?.type;
  return {
    body,
    headers: incoming.headers,
    user: textOf(messages.findLast((message) => message.role === "user")?.content ?? ""),
    system: messages
      .filter((message) => message.role === "system")
      .map((message) => textOf(message.content))
      .join("\n"),
    format,
  };
}

function embeddings(body: Record<string, unknown>): object {
  const inputs = Array.isArray(body.input) ? body.input : [body.input];
  const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: embeddingOf(String(text)) }));
  return {
    object: "list",
    model: body.model,
    data,
    usage: { prompt_tokens: inputs.length, total_tokens: inputs.length },
  };
}

async function readJson(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message, type: "test_error", param: null, code: null } });
}
