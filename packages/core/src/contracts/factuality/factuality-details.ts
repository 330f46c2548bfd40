import { z } from "zod";
import { TrustNote } from "../trust/trust-note.ts";
import { count, offset, unitInterval } from "../values/numbers.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { Claim } from "./claim.ts";
import { ClaimLabel } from "./claim-debug.ts";

/** What is known about a sentence: the worst label of its claims, or that it makes none. */
export const SentenceLabel = z.enum([...ClaimLabel.options, "no_claims"]);
export type SentenceLabel = z.infer<typeof SentenceLabel>;

/** One sentence of the judged text with the label its claims give it. */
export const SentenceResult = z.strictObject({
  sentence_index: count,
  start_char: offset,
  end_char: offset,
  label: SentenceLabel,
  confidence: unitInterval.nullable(),
  claim_ids: z.array(z.string()),
});
export type SentenceResult = z.infer<typeof SentenceResult>;

/** How many claims ended with which label; the four always add up to the total. */
export const ClaimCounts = z
  .strictObject({ total: count, correct: count, incorrect: count, uncertain: count, failed: count })
  .superRefine(
    betweenFields(({ total, ...labels }, context) => {
      const sum = Object.values(labels).reduce((left, right) => left + right, 0);
      if (sum !== total) addError(context, "counts_do_not_add_up", { sum, expected: total }, ["total"]);
    }),
  );
export type ClaimCounts = z.infer<typeof ClaimCounts>;

/** The `details` of a factuality result: every claim, every sentence, and counts that add up. */
export const FactualityDetails = z
  .strictObject({
    claims: z.array(Claim),
    sentences: z.array(SentenceResult),
    counts: ClaimCounts,
    /** Calibrated probability that the text holds at least one factual error; null when nothing was judged. */
    error_probability: unitInterval.nullable(),
    /** The record of the judge; absent where it was not measured. */
    trust: TrustNote.optional(),
  })
  .superRefine(
    betweenFields(({ claims, counts }, context) => {
      if (claims.length !== counts.total) {
        addError(context, "counts_do_not_add_up", { sum: counts.total, expected: claims.length }, ["counts", "total"]);
      }
    }),
  );
export type FactualityDetails = z.infer<typeof FactualityDetails>;
