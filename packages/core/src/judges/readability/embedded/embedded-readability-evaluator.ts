import { formatMessage, type Locale, type MessageCode } from "../../../locales/index.ts";
import { roundHalfEven } from "../../../numbers/index.ts";
import { inTurns } from "../../../ports/steps.ts";
import { textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation } from "../../shared/embedded-evaluation.ts";
import { ABORTED, type Evaluator } from "../../shared/evaluator.ts";
import { readForStyle } from "../../shared/judged-text.ts";
import type { Loss } from "../../shared/measure.ts";
import { weighMeasures } from "../../shared/weigh-measures.ts";
import { applyFormulas } from "../formulas/read-formulas.ts";
import { countSentences } from "../formulas/text-counts.ts";
import { readabilitySteps } from "./measure-readability.ts";
import { readabilityWeights } from "./weights-of.ts";

/** Scores readability from measures of the text, without a model; every lost point has a place. */
export const embeddedReadabilityEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate(input, options = {}) {
    const texts = textPairOf(input, options.language);
    const judged = await inTurns(readForStyle(texts), options);
    if (judged === undefined) return ABORTED;
    const measures = await inTurns(readabilitySteps(judged), options);
    if (measures === undefined) return ABORTED;
    const weights = readabilityWeights(judged.language);
    const weighed = weighMeasures(measures, weights);
    return embeddedEvaluation(weighed, weights, (loss) => messageOf(loss, options.locale ?? texts.locale), {
      language: judged.language.code,
      sentences: judged.sentences.length,
      formulas: applyFormulas(countSentences(judged.sentences), judged.language),
    });
  },
};

type ReadabilityCode = Extract<MessageCode, `readability.${string}`>;

function messageOf({ key, value }: Loss, locale: Locale): string {
  return formatMessage(`readability.${key}` as ReadabilityCode, { value: roundHalfEven(value, 1) }, locale);
}
