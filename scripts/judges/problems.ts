import { COHERENCE_MEASURES, measureCoherence } from "../../packages/core/src/judges/coherence/index.ts";
import { measureReadability, READABILITY_MEASURES } from "../../packages/core/src/judges/readability/index.ts";
import {
  type Measure,
  type MeasureTable,
  readJudgedText,
  weighMeasures,
} from "../../packages/core/src/judges/shared/index.ts";
import { type Language, packOf } from "../../packages/core/src/text/index.ts";
import { type Bounds, fitPenalties } from "./fit-penalties.ts";
import { humanScore, type TrainingRow } from "./read-rows.ts";

/** One judge to be trained: which measures it weighs, within which limits, against which human score. */
export interface JudgeProblem {
  readonly dimension: "coherence" | "readability" | "complexity";
  readonly language: Language;
  readonly measure: (judged: ReturnType<typeof readJudgedText>) => readonly Measure[];
  /** What each measure stands for. */
  readonly table: MeasureTable;
  /** Limits that differ from [0, ∞): floors keep a defect visible that the data hardly shows. */
  readonly bounds: Readonly<Record<string, Partial<Bounds>>>;
  /** Measures weighed only in another language. */
  readonly without: ReadonlySet<string>;
  readonly ridge: number;
}

const HEAVINESS = ["sentence_letters", "long_words"];

export const COHERENCE: JudgeProblem = {
  dimension: "coherence",
  language: "en",
  measure: measureCoherence,
  table: COHERENCE_MEASURES,
  bounds: {
    contradiction: { min: 0.2 },
    duplicate_sentence: { min: 0.1 },
    repeated_passage: { min: 0.05 },
    moved_sentence: { min: 0.06 },
    dangling_pronoun: { min: 0.06 },
    dangling_connective: { min: 0.05 },
    order_break: { min: 0.03 },
  },
  without: new Set(),
  ridge: 200,
};

export const READABILITY: JudgeProblem = {
  dimension: "readability",
  language: "en",
  measure: measureReadability,
  table: READABILITY_MEASURES,
  bounds: {
    cut_word: { min: 0.25 },
    truncated: { min: 0.2 },
    hanging_end: { min: 0.1 },
    no_end_mark: { min: 0.05 },
    missing_full_stop: { min: 0.04 },
    double_word: { min: 0.05 },
    many_commas: { min: 0.04 },
    stray_commas: { min: 0.08 },
    nested_brackets: { min: 0.02 },
    long_sentence: { min: 0.04, max: 0.04 },
    very_long_sentence: { min: 0.1 },
    open_bracket: { min: 0.04 },
    leftover_mark: { min: 0.05 },
    // Every summary of the data is tokenised: the data cannot say what that costs.
    spaced_punctuation: { min: 0.02, max: 0.02 },
    open_quote: { min: 0.005, max: 0.005 },
  },
  without: new Set(HEAVINESS),
  ridge: 600,
};

export const GERMAN_COMPLEXITY: JudgeProblem = {
  dimension: "complexity",
  language: "de",
  measure: (judged) => measureReadability(judged).filter(({ key }) => HEAVINESS.includes(key)),
  table: READABILITY_MEASURES,
  bounds: {},
  without: new Set(),
  ridge: 30,
};

/** The rows as amounts per measure, ready to fit. */
export function readProblem(problem: JudgeProblem, rows: readonly TrainingRow[]) {
  const measured = rows.map((row) =>
    problem
      .measure(readJudgedText(row.article_text ?? "", row.summary_text, packOf(problem.language)))
      .filter(({ key }) => !problem.without.has(key)),
  );
  // Measures with a floor are weighed even where the data never shows them.
  const keys = new Set(Object.keys(problem.bounds).filter((key) => !problem.without.has(key)));
  for (const measures of measured) for (const { key } of measures) keys.add(key);
  const names = [...keys].sort();
  const amounts = measured.map((measures) => {
    const sums = new Map<string, number>();
    for (const { key, amount } of measures) sums.set(key, (sums.get(key) ?? 0) + amount);
    return names.map((name) => sums.get(name) ?? 0);
  });
  const bounds = names.map((name): Bounds => ({ min: 0, max: Number.POSITIVE_INFINITY, ...problem.bounds[name] }));
  const scores = rows.map((row) => humanScore(row, problem.dimension));
  return { names, amounts, measured, scores, bounds, ridge: problem.ridge, table: problem.table };
}

type ReadProblem = ReturnType<typeof readProblem>;

/** Weights from the given rows, by name, rounded so that the reviewed file stays readable. */
export function train(read: ReadProblem, indices: readonly number[]): Record<string, number> {
  const weights = fitPenalties({
    rows: indices.map((i) => read.amounts[i]!),
    scores: indices.map((i) => read.scores[i]!),
    bounds: read.bounds,
    ridge: read.ridge,
  });
  return Object.fromEntries(
    read.names.map((name, j) => [name, Number(weights[j]!.toFixed(4))] as const).filter(([, w]) => w > 0),
  );
}

/** The score of one row under the given weights, exactly as the product computes it. */
export function scoreRow(read: ReadProblem, index: number, weights: Readonly<Record<string, number>>): number {
  return weighMeasures(read.measured[index]!, weights, read.table).score;
}
