import { DecisionCase } from "@beleg/core/contracts";
import { z } from "zod";

/** A row of past payments: a case, and where it is known what became of it. */
export const PastTransaction = DecisionCase.extend({
  /** What the payment turned out to be. */
  outcome: z.enum(["fraud", "legitimate"]).optional(),
});
export type PastTransaction = z.output<typeof PastTransaction>;
