import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

/** What became of one criterion over all rows that have it. Criteria with the same words are one. */
export const CriterionFigures = z.strictObject({
  id: z.string(),
  text: z.string(),
  met: count,
  not_met: count,
  /** Rows in which nobody can say; they count nowhere else. */
  unclear: count,
  /** Share of met among those that were decided. */
  met_share: Measured,
  /** Decided rows that people labelled, and how the judge agrees with them. */
  labelled: count,
  agreed: count,
  /** Met for the judge, not for people; and the other way round. */
  false_met: count,
  false_not_met: count,
  accuracy: Measured,
});
export type CriterionFigures = z.infer<typeof CriterionFigures>;
