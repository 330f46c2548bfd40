import { type Locale, readabilityMessage } from "../../../locales/index.ts";
import { inTurns, type Steps } from "../../../ports/steps.ts";
import { type TextPair, textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation } from "../../shared/embedded-evaluation.ts";
import { ABORTED, type Evaluation, type Evaluator, type JudgeOptions } from "../../shared/evaluator.ts";
import { readForStyle } from "../../shared/judged-text.ts";
import type { FlawOf, Loss } from "../../shared/measure.ts";
import type { TextEvaluator } from "../../shared/score-agent.ts";
import { shownWords } from "../../shared/shown-words.ts";
import { weighSteps } from "../../shared/weigh-measures.ts";
import { applyFormulas } from "../formulas/read-formulas.ts";
import { countSteps } from "../formulas/text-counts.ts";
import { readabilitySteps } from "./measure-readability.ts";
import { READABILITY_MEASURES } from "./readability-measures.ts";
import { readabilityWeights } from "./weights-of.ts";

/** Scores readability from measures of the text, without a model; every lost point has a place. */
export const embeddedReadabilityEvaluator: Evaluator = {
  origin: "embedded",
  evaluate: (input, options = {}) => evaluateReadability(textPairOf(input, options.language), options),
};

/** The same for texts that were read already. */
export const readabilityEvaluator: TextEvaluator = { origin: "embedded", evaluate: evaluateReadability };

async function evaluateReadability(texts: TextPair, options: JudgeOptions = {}): Promise<Evaluation> {
  return (await inTurns(evaluationSteps(texts, options.locale ?? texts.locale), options)) ?? ABORTED;
}

function* evaluationSteps(texts: TextPair, locale: Locale): Steps<Evaluation> {
  const judged = yield* readForStyle(texts);
  const measures = yield* readabilitySteps(judged);
  const weights = readabilityWeights(judged.language);
  const { text, language, sentences } = judged;
  const account = {
    table: READABILITY_MEASURES,
    weights,
    messageOf: (loss: Loss) => messageOf(loss, text, locale),
    onEstimate: (points: string) => readabilityMessage("readability.estimated", { points }, locale),
  };
  const weighed = yield* weighSteps(measures, weights, READABILITY_MEASURES);
  yield measures.length;
  const formulas = applyFormulas(yield* countSteps(sentences), language);
  return embeddedEvaluation(weighed, account, {
    language: language.code,
    sentences: sentences.length,
    formulas,
  });
}

type ReadabilityFlaw = FlawOf<typeof READABILITY_MEASURES>;

function messageOf({ key, value, start, end }: Loss, text: string, locale: Locale): string {
  const params = { value, words: shownWords(text.slice(start, end)) };
  return readabilityMessage(`readability.${key as ReadabilityFlaw}`, params, locale);
}
