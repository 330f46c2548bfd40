import type { EvaluationSummary, FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { TuningTarget } from "../policy/tune-threshold.ts";
import { summariseFactuality } from "./factuality-summary.ts";
import type { IntervalOptions } from "./intervals.ts";
import type { TextTask } from "./predict-text.ts";
import { summariseScores } from "./score-summary.ts";
import { summariseSpans } from "./spans-summary.ts";
import type { TextFindings } from "./text-tally.ts";

/** What a summary of texts is made of. */
export interface TextEvaluation extends TextFindings {
  /** Rows of the dataset, those never reached included. */
  readonly rows: number;
  readonly tuning: FactualitySummary["tuning"];
  /** What nested tuning chooses its thresholds for. */
  readonly tuneFor?: TuningTarget | undefined;
}

/** Measures a judge of texts against people. */
export function summariseTexts(
  task: TextTask,
  evaluation: TextEvaluation,
  options: IntervalOptions,
): EvaluationSummary {
  const summary = ofTask(task, evaluation, options);
  return evaluation.criteria.length === 0 ? summary : { ...summary, criteria: [...evaluation.criteria] };
}

function ofTask({ task, policy }: TextTask, evaluation: TextEvaluation, options: IntervalOptions): EvaluationSummary {
  switch (task) {
    case "factuality":
      return summariseFactuality({ ...evaluation, policy }, options);
    case "coherence":
    case "readability":
      return summariseScores(task, evaluation, options);
    case "spans":
      return summariseSpans(evaluation, options);
  }
}
