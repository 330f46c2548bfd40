import { z } from "zod";
import { count, unitInterval } from "../values/numbers.ts";
import { addError, betweenFields } from "../values/own-error.ts";

/** What became of the approved sources; unknown and unreported ones are pending, so the counts add up. */
export const CoverageSummary = z
  .strictObject({
    total: count,
    ingested_count: count,
    failed_count: count,
    pending_count: count,
    /** ingested / total, three decimals; null when there is nothing. */
    success_ratio: unitInterval.nullable(),
    timed_out: z.boolean(),
  })
  .superRefine(
    betweenFields(({ total, ingested_count, failed_count, pending_count, success_ratio }, context) => {
      const sum = ingested_count + failed_count + pending_count;
      if (sum !== total) addError(context, "counts_do_not_add_up", { sum, expected: total }, ["total"]);
      const fits = total === 0 ? success_ratio === null : closeTo(success_ratio, ingested_count / total);
      if (!fits) addError(context, "invalid_input", {}, ["success_ratio"]);
    }),
  );
export type CoverageSummary = z.infer<typeof CoverageSummary>;

/** Equal up to the rounding to three decimals, whichever way halves go. */
function closeTo(ratio: number | null, exact: number): boolean {
  return ratio !== null && Math.abs(ratio - exact) <= 0.0005 + 1e-12;
}
