import type { DatasetRow } from "../../contracts/evaluation/dataset-row.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { humanScore } from "../dataset/human-score.ts";
import { majority } from "../people/rating-tasks.ts";

type Annotation = NonNullable<DatasetRow["annotations"]>[number];

/** What each person said, where somebody did. */
export function annotated(
  row: DatasetRow,
  ratingBy: (annotation: Annotation) => number | null,
): Pick<Prediction, "annotations"> {
  const annotations = (row.annotations ?? []).flatMap((annotation) => {
    const value = ratingBy(annotation);
    return value === null ? [] : [{ annotator: annotation.annotator, value }];
  });
  return annotations.length === 0 ? {} : { annotations };
}

/** What most people said; null when they are split or nobody said anything. */
export function votedLabel(row: DatasetRow): boolean | null {
  const votes = (row.annotations ?? []).flatMap(({ has_error }) =>
    typeof has_error === "boolean" ? [Number(has_error)] : [],
  );
  const found = majority(votes);
  return found === null ? null : found === 1;
}

/** One person's score on [0, 1]; null where it is missing. */
export function ratingOf(row: DatasetRow, { gt }: Annotation, task: "coherence" | "readability"): number | null {
  const human = humanScore({ ...row, gt }, task);
  return human.status === "ok" ? human.value : null;
}

/** The mean of what people said; null where nobody did. */
export function meanRating(row: DatasetRow, task: "coherence" | "readability"): number | null {
  const ratings = (row.annotations ?? []).flatMap((annotation) => ratingOf(row, annotation, task) ?? []);
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
