import type { IssueSpan } from "../../../contracts/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { roundHalfEven } from "../../../numbers/index.ts";
import { textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation, issueOf } from "../../shared/embedded-evaluation.ts";
import type { Evaluator, JudgeInput, JudgeOptions } from "../../shared/evaluator.ts";
import { judgedTextOf } from "../../shared/judged-text.ts";
import type { Loss } from "../../shared/measure.ts";
import { costliestLoss, weighMeasures } from "../../shared/weigh-measures.ts";
import { measureCoherence } from "./measure-coherence.ts";
import weights from "./weights.json" with { type: "json" };

/** Scores coherence from measures of the text and its source, without a model; every lost point has a place. */
export const embeddedCoherenceEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate(input, options = {}) {
    const { judged, measures } = measure(input, options);
    return embeddedEvaluation(
      weighMeasures(measures, weights),
      weights,
      (loss) => messageOf(loss, options.locale ?? "de"),
      {
        language: judged.language.code,
        sentences: judged.sentences.length,
      },
    );
  },
};

/** What the embedded judge would point at, for a model judge that gave a low score and no reason. */
export function coherenceHeuristics(input: JudgeInput, options: JudgeOptions = {}): IssueSpan[] {
  const { measures } = measure(input, options);
  const { named } = weighMeasures(measures, weights);
  const top = costliestLoss(measures, weights);
  // The score is low, so at least the costliest place is named, however little it costs by itself.
  const shown = named.length > 0 || top === undefined ? named : [{ top, loss: top.loss, soft: top.soft === true }];
  return shown.map((one) => issueOf(one, "heuristic", (loss) => messageOf(loss, options.locale ?? "de")));
}

function measure(input: JudgeInput, { language }: JudgeOptions) {
  const judged = judgedTextOf(textPairOf(input, language));
  return { judged, measures: measureCoherence(judged) };
}

function messageOf({ key, value }: Loss, locale: Locale): string {
  return formatMessage(`coherence.${key as CoherenceMeasure}`, { value: roundHalfEven(value, 2) }, locale);
}

type CoherenceMeasure = keyof typeof weights;
