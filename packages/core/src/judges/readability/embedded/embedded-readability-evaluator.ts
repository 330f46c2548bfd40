import { formatMessage, type Locale, type MessageCode } from "../../../locales/index.ts";
import { roundHalfEven } from "../../../numbers/index.ts";
import { textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation } from "../../shared/embedded-evaluation.ts";
import type { Evaluator } from "../../shared/evaluator.ts";
import { judgedTextOf } from "../../shared/judged-text.ts";
import type { Loss } from "../../shared/measure.ts";
import { weighMeasures } from "../../shared/weigh-measures.ts";
import { applyFormulas } from "../formulas/read-formulas.ts";
import { countSentences } from "../formulas/text-counts.ts";
import { measureReadability } from "./measure-readability.ts";
import { readabilityWeights } from "./weights-of.ts";

/** Scores readability from measures of the text, without a model; every lost point has a place. */
export const embeddedReadabilityEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate(input, options = {}) {
    const judged = judgedTextOf(textPairOf(input, options.language));
    const weights = readabilityWeights(judged.language);
    const weighed = weighMeasures(measureReadability(judged), weights);
    return embeddedEvaluation(weighed, weights, (loss) => messageOf(loss, options.locale ?? "de"), {
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
