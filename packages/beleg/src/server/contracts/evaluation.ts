import {
  DatasetRow,
  EVALUATION_TASKS,
  EvaluationSummary,
  PolicyName,
  RankingRow,
  RunMetadata,
} from "@beleg/core/contracts";
import { MIN_RESAMPLES } from "@beleg/core/evaluation";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { EvaluationRowLine } from "./evaluation-row.ts";
import { Failure, RunStatus } from "./run.ts";
import { Timestamp } from "./timestamp.ts";

/** Most rows of an evaluation over HTTP; larger ones are for `beleg eval`, which streams. */
const MAX_ROWS = 5000;

/** A dataset to measure the service's judge on. */
export const NewEvaluation = component(
  "NewEvaluation",
  z.strictObject({
    name: z.string().min(1).max(200),
    task: z.enum(EVALUATION_TASKS),
    rows: z
      .array(z.union([DatasetRow, RankingRow]))
      .min(1)
      .max(MAX_ROWS),
    policy: PolicyName.default("probability"),
    threshold: z.number().optional(),
    severity_min: z.enum(["low", "medium", "high"]).default("low"),
    repeat: z.int().min(1).max(10).default(1),
    resamples: z.int().min(MIN_RESAMPLES).max(10_000).default(1000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .default(1),
  }),
);
export type NewEvaluation = z.output<typeof NewEvaluation>;

/** An evaluation in one line; what it found stays null until it has ended well. */
export const EvaluationHeadline = component(
  "EvaluationHeadline",
  z.strictObject({
    task: z.enum(EVALUATION_TASKS),
    rows: z.int(),
    /** The first figure to look at for the task. */
    metric: z.string().nullable(),
    value: z.number().nullable(),
    collapse: z.enum(["ok", "collapsed", "too_few"]).nullable(),
  }),
);
export type EvaluationHeadline = z.output<typeof EvaluationHeadline>;

const point = z.tuple([z.number(), z.number()]);

/** What the plots of an evaluation are drawn from; what does not belong to the task is empty. */
export const EvaluationPlots = component(
  "EvaluationPlots",
  z.strictObject({
    roc: z.array(point).describe("False alarms against errors found, over all thresholds."),
    chosen: point.nullable().describe("The point of the curve that the policy's threshold chooses."),
    scores: z
      .array(z.strictObject({ group: z.enum(["error", "fine", "all"]), counts: z.array(z.int()) }))
      .describe("How often each score was given, in twenty steps from 0 to 1, by what people said."),
    agreement: z.array(point).describe("People's score against the judge's."),
  }),
);
export type EvaluationPlots = z.output<typeof EvaluationPlots>;

/** An evaluation as lists show it. */
export const Evaluation = component(
  "Evaluation",
  z.strictObject({
    id: z.int(),
    name: z.string(),
    status: RunStatus,
    headline: EvaluationHeadline.nullable(),
    dataset_id: z.int().nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  }),
);

/** An evaluation with what it found. */
export const EvaluationDetail = component(
  "EvaluationDetail",
  Evaluation.extend({
    task: z.enum(EVALUATION_TASKS),
    /** How it was asked for, without the rows. */
    config: z.record(z.string(), z.unknown()),
    summary: EvaluationSummary.nullable(),
    metadata: RunMetadata.nullable(),
    plots: EvaluationPlots.nullable(),
    /** The rows on which the judge and people differ most, the clearest mistakes first. */
    worst_rows: z.array(EvaluationRowLine),
    /** How far it is while it runs, whichever processes do it. */
    progress: z.strictObject({ done: z.int(), total: z.int() }).nullable(),
    error: Failure.nullable(),
  }),
);

export const EvaluationStarted = component(
  "EvaluationStarted",
  z.strictObject({ evaluation_id: z.int(), status: RunStatus }),
);
