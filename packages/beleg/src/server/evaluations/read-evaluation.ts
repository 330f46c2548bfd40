import type { EvaluationSummary, Prediction } from "@beleg/core/contracts";
import { compareRuns, type RunPair } from "@beleg/core/evaluation";
import type { EvaluationPlots } from "../contracts/evaluation.ts";
import type { EvaluationRowChoice } from "../contracts/evaluation-row.ts";
import { chooseRows, type RowLine } from "./choose-rows.ts";
import { evaluationPlots } from "./evaluation-plots.ts";

/** The rows of an evaluation that somebody wants to see. */
type Chosen = {
  readonly summary: EvaluationSummary;
  readonly choice: EvaluationRowChoice;
  /** The rows that hold the words looked for. */
  readonly holding: ReadonlySet<number>;
};

/** The neighbours of a row among those that were chosen. */
type RowPlace = {
  readonly position: number;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
};

/** What can be asked of the predictions of an evaluation. They come as the JSON they are stored as, and are read here. */
export type EvaluationReader = {
  /** What its page shows: plots, and so many of the rows that differ most. */
  overview(
    predictions: string,
    summary: EvaluationSummary,
    worst: number,
  ): { readonly plots: EvaluationPlots; readonly worst: readonly RowLine[] };
  rows(
    predictions: string,
    chosen: Chosen,
    page: { readonly after: number; readonly limit: number },
  ): { readonly lines: readonly RowLine[]; readonly total: number };
  row(
    predictions: string,
    chosen: Chosen,
    index: number,
  ): { readonly prediction: Prediction | null; readonly place: RowPlace | null };
  compare(
    pair: Pick<RunPair, "task"> & { readonly a: string; readonly b: string },
    options: Parameters<typeof compareRuns>[1],
  ): ReturnType<typeof compareRuns>;
};

/** Takes as long as there are rows: beside the thread that serves. */
export const evaluationReader: EvaluationReader = {
  overview(json, summary, worst) {
    const predictions = read(json);
    const apart = chooseRows(summary, predictions, { order: "worst" }).filter(({ distance }) => distance !== null);
    return { plots: evaluationPlots(summary, predictions), worst: apart.slice(0, worst) };
  },
  rows(json, { summary, choice, holding }, { after, limit }) {
    const lines = chooseRows(summary, read(json), choice, holding);
    return { lines: lines.slice(after, after + limit), total: lines.length };
  },
  row(json, { summary, choice, holding }, index) {
    const predictions = read(json);
    const prediction = predictions.find((one) => one.index === index) ?? null;
    const lines = chooseRows(summary, predictions, choice, holding);
    const at = lines.findIndex((line) => line.index === index);
    if (at < 0) return { prediction, place: null };
    const [previous = null, next = null] = [lines[at - 1]?.index, lines[at + 1]?.index];
    return { prediction, place: { position: at + 1, total: lines.length, previous, next } };
  },
  compare: ({ task, a, b }, options) => compareRuns({ task, a: read(a), b: read(b) }, options),
};

function read(json: string): Prediction[] {
  return JSON.parse(json) as Prediction[];
}
