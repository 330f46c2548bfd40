// Checks a generated answer against its source before anybody sees it, with the Vercel AI SDK.
//
//   node examples/vercel-ai-sdk/check-answer.ts
import { check } from "@beleg/core";
import { generateText, type LanguageModel } from "ai";
import { MockLanguageModelV4 } from "ai/test";

/** Answers from the source; an answer that the source contradicts never leaves, its corrections do. */
export async function answerChecked(model: LanguageModel, source: string, question: string): Promise<string> {
  const { text } = await generateText({ model, system: `Answer from this source only:\n${source}`, prompt: question });
  const { explainability } = await check({ article_text: source, summary_text: text }, { locale: "en" });
  const wrong = explainability.findings.filter(({ source: { verdict } }) => verdict === "incorrect");
  if (wrong.length === 0) return text;
  const quotes = wrong.map(({ evidence }) => evidence.find(({ kind }) => kind === "quote")?.quote);
  return `I cannot confirm my first answer. The source says: ${quotes.join(" ")}`;
}

/** Stands in for a model of your provider: says what it is told to. */
export function sayingModel(text: string): LanguageModel {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  return new MockLanguageModelV4({
    doGenerate: async () => ({
      content: [{ type: "text", text }],
      finishReason: { unified: "stop", raw: "stop" },
      usage,
      warnings: [],
    }),
  });
}

if (import.meta.main) {
  const source = "The bridge of Porto opened in 1886. It is 385 metres long.";
  for (const said of ["The bridge opened in 1886.", "The bridge opened in 1868."]) {
    process.stdout.write(`${await answerChecked(sayingModel(said), source, "When did the bridge open?")}\n`);
  }
}
