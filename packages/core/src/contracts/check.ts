import { z } from "zod";
import { LANGUAGES } from "../languages/language.ts";
import { CriteriaResult } from "./criteria/index.ts";
import { AgentResult, Dimension, ExplainabilityResult, FindingDimension } from "./explainability.ts";
import { FactualityDetails } from "./factuality/factuality-details.ts";

/** How stable the verdict of a check is when it is repeated. */
export const CheckStability = z.strictObject({
  /** Runs that gave a verdict. */
  runs: z.int().nonnegative(),
  /** Share of them whose verdict differs from the more frequent one; 0 is stable, 0.5 is a coin. */
  flip_rate: z.number().min(0).max(0.5),
});
export type CheckStability = z.infer<typeof CheckStability>;

/** What the judge of factuality answers: its details are the claims. */
export const FactualityResult = AgentResult.safeExtend({ details: FactualityDetails });
export type FactualityResult = z.infer<typeof FactualityResult>;

/** What a check answers: each judge's result, one number over them, and the report. */
export const CheckResult = z.strictObject({
  offset_encoding: z.literal("utf-16"),
  /** The language the text was read in. */
  language: z.enum(LANGUAGES),
  /** Mean of the scores of whole texts; null when no judge gave one. */
  overall_score: z.number().min(0).max(1).nullable(),
  /** The dimensions whose scores the mean is made of. */
  overall_score_of: z.array(Dimension),
  /** What was not judged, or not wholly, so that the text cannot pass; absent when everything was. */
  incomplete: z.array(FindingDimension).min(1).optional(),
  factuality: FactualityResult.optional(),
  coherence: AgentResult.optional(),
  readability: AgentResult.optional(),
  /** Only where criteria were given. */
  criteria: CriteriaResult.optional(),
  explainability: ExplainabilityResult,
  /** Only where the check was repeated. */
  stability: CheckStability.optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;
