import { readFileSync } from "node:fs";
import { check } from "../../../packages/beleg/src/checker/check.ts";
import { decisionOptions } from "../../../packages/beleg/src/decisions/index.ts";
import { createReranker } from "../../../packages/beleg/src/rerank/create-reranker.ts";
import { resolveSettings } from "../../../packages/beleg/src/settings/resolve-settings.ts";
import { createLLMReadabilityEvaluator, createReadabilityAgent } from "../../../packages/core/src/api/judges.ts";
import { DecisionCase, type Dimension } from "../../../packages/core/src/contracts/index.ts";
import { decide } from "../../../packages/core/src/decision/index.ts";
import type { LanguageModel, ModelOutcome, ModelRequest } from "../../../packages/core/src/ports/index.ts";

/** A busy machine may take minutes for what a test must not give up. */
const PATIENCE_MS = 900_000;
/** Whatever the grammar leaves open ends here. */
const MOST_TOKENS = 300;

const input = {
  article_text: "The town opened a bridge on Monday. It cost 4.5 million euros.",
  // A greeting states nothing, so that there is one claim.
  summary_text: "Good morning! It cost 5 million euros.",
};
const CASES = new URL("../../../examples/decisions/cases.jsonl", import.meta.url);

/** One question and its answer. */
export interface Exchange {
  readonly request: ModelRequest<unknown>;
  readonly outcome: ModelOutcome<unknown>;
}

/** A model that keeps what it was asked and what it said, and takes its time. */
export function recorded(model: LanguageModel): LanguageModel & { readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  return {
    name: model.name,
    exchanges,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      const outcome = await model.complete<T>({
        ...request,
        maxTokens: Math.min(request.maxTokens ?? MOST_TOKENS, MOST_TOKENS),
        timeoutMs: PATIENCE_MS,
        deadlineMs: PATIENCE_MS,
      });
      exchanges.push({ request: request as ModelRequest<unknown>, outcome });
      return outcome;
    },
  };
}

/** One dimension of one text. */
export function checkWith(model: LanguageModel, dimension: Dimension) {
  return check(input, { model, language: "en", dimensions: [dimension] });
}

/** Readability by the prompt that asks for a whole number from 1 to 5. */
export function readabilityV2With(model: LanguageModel) {
  return createReadabilityAgent(createLLMReadabilityEvaluator({ model, promptVersion: "v2", temperature: 0 })).run(
    input,
    {
      locale: "en",
    },
  );
}

/** One candidate of a rerank. */
export async function rerankWith(model: LanguageModel) {
  const { values } = resolveSettings([]);
  const rerank = await createReranker(values, { model, cache: null, deadlineMs: PATIENCE_MS });
  const candidate = { id: "a", title: "The bridge", snippet: "It opened on Monday.", url: "https://a.example/" };
  return rerank({ query: "When did the bridge open?", candidates: [candidate] });
}

/** Both sides of a debate, the arbiter and the explanation of one case. */
export async function decideWith(model: LanguageModel) {
  const [line = ""] = readFileSync(CASES, "utf8").split("\n");
  const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };
  const options = await decisionOptions(settings, model, process.cwd());
  return decide(DecisionCase.parse(JSON.parse(line)), { ...options, delay: () => new Promise(() => {}) });
}
