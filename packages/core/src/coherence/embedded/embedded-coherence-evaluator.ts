import type { IssueSpan } from "../../contracts/index.ts";
import { embeddedEvaluation, issuesFromLosses } from "../../judge/embedded-evaluation.ts";
import type { Evaluator, JudgeInput, JudgeOptions } from "../../judge/evaluator.ts";
import { judgedTextOf } from "../../judge/judged-text.ts";
import { type Loss, weighMeasures } from "../../judge/measure.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import { measureCoherence } from "./measure-coherence.ts";
import weights from "./weights.json" with { type: "json" };

/** Scores coherence from measures of the text and its source, without a model; every lost point has a place. */
export const embeddedCoherenceEvaluator: Evaluator = {
  origin: "embedded",
  async evaluate(input, options = {}) {
    const { judged, weighed } = weigh(input, options);
    return embeddedEvaluation(weighed, weights, (loss) => messageOf(loss, options.locale ?? "de"), {
      language: judged.language,
      sentences: judged.sentences.length,
    });
  },
};

/** What the embedded judge would point at, for a model judge that gave a low score and no reason. */
export function coherenceHeuristics(input: JudgeInput, options: JudgeOptions = {}): IssueSpan[] {
  const { weighed } = weigh(input, options);
  // As if the score were low: at least the costliest place is named.
  return issuesFromLosses({ ...weighed, score: 0 }, "heuristic", (loss) => messageOf(loss, options.locale ?? "de"));
}

function weigh(input: JudgeInput, { language }: JudgeOptions) {
  const judged = judgedTextOf(input, language);
  return { judged, weighed: weighMeasures(measureCoherence(judged), weights) };
}

function messageOf({ key, value }: Loss, locale: Locale): string {
  return formatMessage(`coherence.${key as CoherenceMeasure}`, { value: roundHalfEven(value, 2) }, locale);
}

type CoherenceMeasure = keyof typeof weights;
