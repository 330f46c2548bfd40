import { z } from "zod";
import { AgentFailure } from "../explainability.ts";
import { EvidenceQuote } from "../factuality/evidence-quote.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { UNCLEAR_REASONS } from "./criteria-of.ts";
import { Criterion } from "./criterion.ts";

/** What became of a criterion: shown by a quote, not shown, or nobody can say. */
export const CriterionState = z.enum(["met", "not_met", "unclear"]);
export type CriterionState = z.infer<typeof CriterionState>;

/** Why nobody can say what became of a criterion. */
export const UnclearReason = z.enum(UNCLEAR_REASONS);
export type UnclearReason = z.infer<typeof UnclearReason>;

/** A criterion with what became of it. */
export const JudgedCriterion = Criterion.extend({
  state: CriterionState,
  /** Verbatim words of the judged text: always beside `met`; beside `not_met` those that speak against it, if any do. */
  quote: EvidenceQuote.nullable(),
  /** Only beside `unclear`. */
  reason: UnclearReason.optional(),
}).superRefine(
  betweenFields(({ state, quote, reason }, context) => {
    const isSound = state === "met" ? quote !== null : state === "not_met" || quote === null;
    if (!isSound) addError(context, "verdict_without_quote", {}, ["quote"]);
    if ((state === "unclear") !== (reason !== undefined)) addError(context, "invalid_input", {}, ["reason"]);
  }),
);
export type JudgedCriterion = z.infer<typeof JudgedCriterion>;

const count = z.int().nonnegative();

/** The caller's own criteria with what became of each. `incomplete`: some are unclear; `failed`: none was judged. */
export const CriteriaResult = z.strictObject({
  status: z.enum(["ok", "incomplete", "failed"]),
  counts: z.strictObject({ met: count, not_met: count, unclear: count }),
  items: z.array(JudgedCriterion),
  /** The model that judged; null where none was asked. */
  model: z.string().nullable(),
  error: AgentFailure.optional(),
});
export type CriteriaResult = z.infer<typeof CriteriaResult>;
