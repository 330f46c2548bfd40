import type {
  Llama,
  LlamaGrammar,
  LlamaModule,
  LlamaTurn,
} from "../../../packages/beleg/src/language-model/gguf/llama.ts";
import { type ChatRequest, type OpenAiServer, type Reply, startOpenAiServer } from "../openai-server.ts";
import { endsOfTurns } from "./ends-of-turns.ts";
import { loadProvidedLlama, type ProvidedGguf } from "./provide-gguf.ts";
import { shortSchema } from "./short-schema.ts";

/** What the server uses beside the product: the library's own way from a schema to a grammar. */
type DecodingLlama = Llama & { createGrammarForJsonSchema(schema: unknown): Promise<LlamaGrammar> };

/**
 * A server with a real model that speaks the OpenAI chat API and enforces the schema it is sent, token by token. Its
 * grammars are not the product's: what the two understand differently comes to light.
 */
export async function startDecodingServer(gguf: ProvidedGguf): Promise<OpenAiServer> {
  const { getLlama, LlamaChat }: LlamaModule = await loadProvidedLlama(gguf);
  const opened = await getLlama({ build: "never", gpu: false, logLevel: "disabled", progressLogs: false });
  const llama = opened as DecodingLlama;
  const weights = await llama.loadModel({ modelPath: gguf.file });
  const context = await weights.createContext({ contextSize: 4096, sequences: 1, threads: 1 });
  const sequence = context.getSequence();
  const chat = new LlamaChat({ contextSequence: sequence });

  async function grammarFor(schema: Readonly<Record<string, unknown>>): Promise<LlamaGrammar> {
    const { grammar } = await llama.createGrammarForJsonSchema(shortSchema(schema));
    return llama.createGrammar({ grammar: onOneLine(grammar) });
  }

  async function decode({ body }: ChatRequest): Promise<Reply> {
    const schema = schemaOf(body);
    const grammar = schema && (await grammarFor(schema));
    const before = sequence.tokenMeter.getState();
    await sequence.clearHistory();
    const { response, metadata } = await chat.generateResponse(endsOfTurns(turnsOf(body)), {
      temperature: Number(body.temperature ?? 0),
      seed: Number(body.seed ?? 1),
      maxTokens: Number(body.max_tokens ?? 300),
      repeatPenalty: false,
      budgets: { thoughtTokens: 0 },
      ...(grammar && { grammar }),
    });
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
    return {
      text: response,
      finishReason: metadata.stopReason === "maxTokens" ? "length" : "stop",
      usage: { prompt_tokens: usedInputTokens, completion_tokens: usedOutputTokens },
    };
  }

  const server = await startOpenAiServer();
  let last: Promise<unknown> = Promise.resolve();
  server.answerWith((request) => {
    const turn = last.then(() => decode(request));
    last = turn.catch(() => undefined);
    return turn;
  });
  return server;
}

/** The same grammar without line breaks and indentation, which were most of what the model wrote, and without the empty lines at the end. */
function onOneLine(grammar: string): string {
  return grammar.replaceAll(/\[\\n\](?: \([^()]*\))? \| \[ \]\?/g, "[ ]?").replace(' "\\n\\n\\n\\n" [\\n]*', "");
}

function schemaOf(body: ChatRequest["body"]): Readonly<Record<string, unknown>> | undefined {
  const format = body.response_format as { json_schema?: { schema?: Record<string, unknown> } } | undefined;
  return format?.json_schema?.schema;
}

function turnsOf(body: ChatRequest["body"]): LlamaTurn[] {
  const messages = body.messages as { role: "system" | "user" | "assistant"; content: string }[];
  return [
    ...messages.map(
      ({ role, content }): LlamaTurn =>
        role === "assistant" ? { type: "model", response: [content] } : { type: role, text: content },
    ),
    { type: "model", response: [] },
  ];
}
