import type { PeopleAgreement } from "../../contracts/evaluation/people-agreement.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { type IntervalOptions, intervalsOf } from "../summary/intervals.ts";
import { cohenKappa } from "./cohen-kappa.ts";
import { krippendorffEstimator } from "./krippendorff.ts";

/** One rater against a truth, row by row. */
export interface Ratings {
  readonly truth: readonly number[];
  readonly rating: readonly number[];
}

/** What the agreement needs to know of the task. */
export interface RatingTask {
  /** The judge's own answer to a row on the annotators' scale; null where it gave none. */
  readonly judge: (row: Prediction) => number | null;
  /** What many people said, as one value; null when it is a tie. */
  readonly merge: (values: readonly number[]) => number | null;
  /** The figures of one rater. */
  readonly figures: (ratings: Ratings) => Readonly<Record<string, number | null>>;
}

type Annotated = Prediction & { readonly annotations: NonNullable<Prediction["annotations"]> };

/** Agreement between people, the figure a person would reach, and the judge against each of them; null without annotations. */
export function peopleAgreement(
  predictions: readonly Prediction[],
  task: RatingTask,
  options: IntervalOptions,
): PeopleAgreement | null {
  const rows = predictions.filter((row): row is Annotated => (row.annotations?.length ?? 0) > 0);
  if (rows.length === 0) return null;
  const names = [...new Set(rows.flatMap(({ annotations }) => annotations.map(({ annotator }) => annotator)))].sort();
  const shared = rows.filter(({ annotations }) => annotations.length > 1);
  const alpha = krippendorffEstimator(shared.map(({ annotations }) => annotations.map(({ value }) => value)));
  const clusters = shared.map(({ cluster }) => cluster);
  return {
    annotators: names.length,
    rows: shared.length,
    alpha: intervalsOf({ alpha }, clusters, options).metrics.alpha,
    pairwise: pairs(names).map(([a, b]) => {
      const both = rated(rows, a, (row) => valueBy(row, b));
      return { a, b, n: both.truth.length, kappa: cohenKappa(both.rating, both.truth) };
    }),
    ceiling: meanFigures(
      names.map((name) => task.figures(rated(shared, name, (row) => task.merge(othersOf(row, name))))),
    ),
    judge_against: names.map((annotator) => {
      const { truth, rating } = rated(rows, annotator, task.judge);
      // Here the annotator is the truth and the judge rates.
      return { annotator, n: truth.length, figures: task.figures({ truth: rating, rating: truth }) };
    }),
  };
}

const valueBy = ({ annotations }: Annotated, name: string) =>
  annotations.find(({ annotator }) => annotator === name)?.value ?? null;

const othersOf = ({ annotations }: Annotated, name: string) =>
  annotations.flatMap(({ annotator, value }) => (annotator === name ? [] : [value]));

/** The rows that one annotator and `truthOf` both have a value for. */
function rated(rows: readonly Annotated[], name: string, truthOf: (row: Annotated) => number | null): Ratings {
  const truth: number[] = [];
  const rating: number[] = [];
  for (const row of rows) {
    const [own, other] = [valueBy(row, name), truthOf(row)];
    if (own === null || other === null) continue;
    truth.push(other);
    rating.push(own);
  }
  return { truth, rating };
}

function pairs(names: readonly string[]): [string, string][] {
  return names.flatMap((a, at) => names.slice(at + 1).map((b): [string, string] => [a, b]));
}

function meanFigures(all: readonly Readonly<Record<string, number | null>>[]): Record<string, number | null> {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((metric) => {
      const values = all.flatMap((figures) => figures[metric] ?? []);
      return [metric, values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length];
    }),
  );
}
