import { embeddedEvaluation } from "../../judge/embedded-evaluation.ts";
import type { Evaluator } from "../../judge/evaluator.ts";
import { readJudgedText } from "../../judge/judged-text.ts";
import { type Loss, weighMeasures } from "../../judge/measure.ts";
import { formatMessage, type Locale, type MessageCode } from "../../locales/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import { readFormulas } from "../formulas/read-formulas.ts";
import { measureReadability } from "./measure-readability.ts";
import { readabilityWeights } from "./weights-of.ts";

/** Scores readability from measures of the text, without a model; every lost point has a place. */
export const embeddedReadabilityEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate({ article_text, summary_text }, options = {}) {
    const judged = readJudgedText(article_text, summary_text, options.language);
    const weights = readabilityWeights(judged.language);
    const weighed = weighMeasures(measureReadability(judged), weights);
    return embeddedEvaluation(weighed, weights, (loss) => messageOf(loss, options.locale ?? "de"), {
      language: judged.language,
      sentences: judged.sentences.length,
      formulas: readFormulas(summary_text, judged.language),
    });
  },
};

type ReadabilityCode = Extract<MessageCode, `readability.${string}`>;

function messageOf({ key, value }: Loss, locale: Locale): string {
  return formatMessage(`readability.${key}` as ReadabilityCode, { value: roundHalfEven(value, 1) }, locale);
}
