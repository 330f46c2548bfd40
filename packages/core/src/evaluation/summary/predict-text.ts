import type { DatasetRow } from "../../contracts/evaluation/dataset-row.ts";
import type { DecisionPolicy } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { goldSpans, namesWorkers } from "../dataset/gold-spans.ts";
import { type Answers, predictFactuality, predictScore, predictSpans, type RowPlace } from "./predict.ts";
import { type AnswerCost, rowCost, type TokenPrice } from "./run-cost.ts";

/** What is evaluated on texts, and how their rows become predictions. */
export interface TextTask {
  readonly task: "factuality" | "coherence" | "readability" | "spans";
  readonly policy: DecisionPolicy;
  /** How many people must have marked a place. Undefined: two where marks name their people, else one. */
  readonly votes: number | undefined;
  /** Of a million tokens of the judging model, where it is known. */
  readonly price?: TokenPrice | null | undefined;
}

/** A row of the dataset with all its answers. */
export interface JudgedText extends RowPlace {
  readonly row: DatasetRow;
  readonly answers: Answers;
}

/** The line of `predictions.jsonl` for one judged text. */
export function predictText(judged: JudgedText, task: TextTask): Prediction {
  const costs = judged.answers.map(({ details }) => details.cost as AnswerCost | undefined);
  const cost = rowCost(costs, task.price ?? null);
  return { ...predict(judged, task), ...(cost === null ? {} : { cost }) };
}

function predict(judged: JudgedText, { task, policy, votes }: TextTask): Prediction {
  const { row, answers } = judged;
  switch (task) {
    case "factuality":
      return predictFactuality(row, judged, answers, policy);
    case "spans": {
      const needed = votes ?? (namesWorkers(row) ? 2 : 1);
      const marked = row.error_spans === null || row.error_spans === undefined ? null : goldSpans(row, needed).spans;
      return predictSpans(row, judged, answers, marked, policy.name !== "non_error");
    }
    case "coherence":
    case "readability":
      return predictScore(task, row, judged, answers);
  }
}
