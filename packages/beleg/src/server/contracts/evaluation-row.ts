import { EvaluatedRow } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { decimal, NumberedPath, PageQuery, pageOf } from "./page.ts";

const share = z.preprocess(
  (text) => (typeof text === "string" && /^[01](?:\.\d{1,15})?$/.test(text) ? Number(text) : text),
  z.number().min(0).max(1),
);
const name = z.string().min(1).max(512);

/** Which rows of an evaluation are wanted, and in which order. */
export const EvaluationRowChoice = z.strictObject({
  cell: EvaluatedRow.shape.cell
    .unwrap()
    .optional()
    .describe("What became of the decision: found, missed, false alarm, left alone."),
  label: z.enum(["error", "fine"]).optional().describe("What people said."),
  origin: name.optional(),
  system: name.optional(),
  lang: name.optional(),
  length: name.optional().describe("A third of the rows by length, as `by_length` of the summary names it."),
  error_type: name.optional(),
  score_from: share.optional(),
  score_to: share.optional().describe("Below this score; 1 includes 1."),
  row_id: name.optional().describe("The row with exactly this id."),
  q: z
    .string()
    .max(200)
    .optional()
    .describe("Rows whose id holds this, or whose text or sources hold each of its words (eight at most)."),
  order: z
    .enum(["worst", "data", "score"])
    .default("worst")
    .describe("Where judge and people differ most first, as in the dataset, or the lowest score first."),
});
export type EvaluationRowChoice = z.output<typeof EvaluationRowChoice>;

export const EvaluationRowQuery = z.strictObject({ ...EvaluationRowChoice.shape, ...PageQuery.shape });

export const EvaluationRowPath = z.strictObject({
  ...NumberedPath.shape,
  row: decimal(z.int().min(0).max(Number.MAX_SAFE_INTEGER)),
});

/** A row of an evaluation in one line. */
export const EvaluationRowLine = component(
  "EvaluationRowLine",
  z.strictObject({
    ...EvaluatedRow.pick({
      index: true,
      id: true,
      origin: true,
      system: true,
      lang: true,
      status: true,
      score: true,
      cell: true,
    }).shape,
    /** The beginning of the judged text, or of the query. */
    text: z.string(),
    /** factuality: what people said and what was decided. */
    label: z.boolean().nullable(),
    decision: z.boolean().nullable(),
    /** coherence, readability: people's score from 0 to 1. */
    truth: z.number().nullable(),
    /** How far judge and people are apart; null where they are not, or nobody knows. */
    distance: z.number().nullable(),
  }),
);
export type EvaluationRowLine = z.output<typeof EvaluationRowLine>;

export const EvaluationRowPage = component(
  "EvaluationRowPage",
  z.strictObject({
    ...pageOf(EvaluationRowLine).shape,
    /** How many rows fit. */
    total: z.int(),
  }),
);

/** A row of an evaluation with everything that is known of it, and its neighbours among the rows asked for. */
export const EvaluationRow = component(
  "EvaluationRow",
  z.strictObject({
    ...EvaluatedRow.omit({ off_by: true }).shape,
    /** False for an evaluation that ended before claims were kept. */
    claims_kept: z.boolean(),
    /** Null when the row is not among those asked for. */
    place: z
      .strictObject({
        position: z.int(),
        total: z.int(),
        previous: z.int().nullable(),
        next: z.int().nullable(),
      })
      .nullable(),
  }),
);
