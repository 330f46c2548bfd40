// Lets an answer through only where its sources back it, with the Vercel AI SDK: as a middleware of any model.
//
//   node examples/vercel-ai-sdk/check-answer.ts
import { createGuard, type GuardedSentence } from "@beleg/core";
import {
  generateText,
  type LanguageModel,
  type LanguageModelMiddleware,
  simulateReadableStream,
  streamText,
  wrapLanguageModel,
} from "ai";
import { MockLanguageModelV4 } from "ai/test";

const REFUSAL = "I cannot confirm my answer from the sources.";

/** Guards what a model says: a contradicted answer, and one that nobody could judge, never leaves. */
export function guarded(source: string): LanguageModelMiddleware {
  const guard = createGuard({ sources: source });
  return {
    specificationVersion: "v4",
    async wrapGenerate({ doGenerate }) {
      const { content, ...rest } = await doGenerate();
      const said = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
      const { text, sentences } = await guard.check(said);
      const others = content.filter(({ type }) => type !== "text");
      return { ...rest, content: [...others, { type: "text", text: text ?? refusal(sentences) }] };
    },
  };
}

/** What stands in the place of an answer that is blocked: the words of the source against it. */
function refusal(sentences: readonly GuardedSentence[]): string {
  const wrong = sentences.flatMap(({ claims }) => claims.filter(({ label }) => label === "incorrect"));
  return wrong.length === 0 ? REFUSAL : `${REFUSAL} They say: ${wrong.map(({ quote }) => quote).join(" ")}`;
}

/** Answers from the source, checked. */
export async function answerChecked(
  model: Parameters<typeof wrapLanguageModel>[0]["model"],
  source: string,
  question: string,
): Promise<string> {
  const { text } = await generateText({
    model: wrapLanguageModel({ model, middleware: guarded(source) }),
    system: `Answer from this source only:\n${source}`,
    prompt: question,
  });
  return text;
}

/** The sentences of a streamed answer as they are judged, until one is blocked. */
export async function* answerStreamed(model: LanguageModel, source: string, question: string): AsyncGenerator<string> {
  const { textStream } = streamText({ model, prompt: question });
  const stream = createGuard({ sources: source }).stream(textStream);
  for await (const { action, shown } of stream)
    yield action === "annotate" ? `${shown.trimEnd()} [not confirmed] ` : shown;
  const { verdict, sentences } = await stream.decision;
  if (verdict !== "passed") yield refusal(sentences);
}

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finishReason = { unified: "stop", raw: "stop" } as const;

/** Stands in for a model of your provider: says what it is told to. */
export function sayingModel(text: string): MockLanguageModelV4 {
  const pieces = text.match(/.{1,6}/gs) ?? [];
  return new MockLanguageModelV4({
    doGenerate: async () => ({ content: [{ type: "text", text }], finishReason, usage, warnings: [] }),
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: "text-start", id: "1" },
          ...pieces.map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
          { type: "text-end", id: "1" },
          { type: "finish", finishReason, usage },
        ],
      }),
    }),
  });
}

if (import.meta.main) {
  const source = "The bridge of Porto opened in 1886. It is 385 metres long.";
  for (const said of ["The bridge of Porto opened in 1886.", "The bridge of Porto opened in 1868."]) {
    process.stdout.write(`${await answerChecked(sayingModel(said), source, "When did the bridge open?")}\n`);
  }
}
