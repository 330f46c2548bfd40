import {
  DatasetRow,
  EVALUATION_TASKS,
  EvaluationSummary,
  PolicyName,
  RankingRow,
  RunMetadata,
} from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Failure, RunStatus } from "./run.ts";

/** Most rows of an evaluation over HTTP; larger ones are for `beleg eval`, which streams. */
const MOST_ROWS = 5000;

/** A dataset to measure the service's judge on. */
export const NewEvaluation = component(
  "NewEvaluation",
  z.strictObject({
    name: z.string().min(1).max(200),
    task: z.enum(EVALUATION_TASKS),
    rows: z
      .array(z.union([DatasetRow, RankingRow]))
      .min(1)
      .max(MOST_ROWS),
    policy: PolicyName.default("probability"),
    threshold: z.number().optional(),
    severity_min: z.enum(["low", "medium", "high"]).default("low"),
    repeat: z.int().min(1).max(10).default(1),
    resamples: z.int().min(1).max(10_000).default(1000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .default(1),
  }),
);
export type NewEvaluation = z.output<typeof NewEvaluation>;

/** An evaluation as lists show it. */
export const Evaluation = component(
  "Evaluation",
  z.strictObject({
    id: z.int(),
    name: z.string(),
    status: RunStatus,
    dataset_id: z.int().nullable(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
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
    error: Failure.nullable(),
  }),
);

export const EvaluationStarted = component(
  "EvaluationStarted",
  z.strictObject({ evaluation_id: z.int(), status: RunStatus }),
);
