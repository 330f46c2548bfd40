import type { IssueSpan } from "../../../contracts/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { roundHalfEven } from "../../../numbers/index.ts";
import { inTurns } from "../../../ports/steps.ts";
import { textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation, issueOf } from "../../shared/embedded-evaluation.ts";
import { ABORTED, type Evaluator, type JudgeInput, type JudgeOptions } from "../../shared/evaluator.ts";
import { judgedTextOf, readForStyle } from "../../shared/judged-text.ts";
import type { Loss } from "../../shared/measure.ts";
import { costliestLoss, weighMeasures } from "../../shared/weigh-measures.ts";
import { coherenceSteps, measureCoherence } from "./measure-coherence.ts";
import weights from "./weights.json" with { type: "json" };

/** Scores coherence from measures of the text and its source, without a model; every lost point has a place. */
export const embeddedCoherenceEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate(input, options = {}) {
    const texts = textPairOf(input, options.language);
    const judged = await inTurns(readForStyle(texts), options);
    if (judged === undefined) return ABORTED;
    const measures = await inTurns(coherenceSteps(judged), options);
    if (measures === undefined) return ABORTED;
    return embeddedEvaluation(
      weighMeasures(measures, weights),
      weights,
      (loss) => messageOf(loss, options.locale ?? texts.locale),
      {
        language: judged.language.code,
        sentences: judged.sentences.length,
      },
    );
  },
};

/** What the embedded judge would point at, for a model judge that gave a low score and no reason. */
export function coherenceHeuristics(input: JudgeInput, options: JudgeOptions = {}): IssueSpan[] {
  const texts = textPairOf(input, options.language);
  const measures = measureCoherence(judgedTextOf(texts));
  const { named } = weighMeasures(measures, weights);
  const top = costliestLoss(measures, weights);
  // The score is low, so at least the costliest place is named, however little it costs by itself.
  const shown = named.length > 0 || top === undefined ? named : [{ top, loss: top.loss, soft: top.soft === true }];
  return shown.map((one) => issueOf(one, "heuristic", (loss) => messageOf(loss, options.locale ?? texts.locale)));
}

function messageOf({ key, value }: Loss, locale: Locale): string {
  return formatMessage(`coherence.${key as CoherenceMeasure}`, { value: roundHalfEven(value, 2) }, locale);
}

type CoherenceMeasure = keyof typeof weights;
