import { DecisionCase } from "@beleg/core/contracts";
import { z } from "zod";

/** A row of past payments: a case, and where it is known what became of it. */
export const PastTransaction = DecisionCase.extend({
  /** What the payment turned out to be. */
  outcome: z.enum(["fraud", "legitimate"]).optional(),
  /** The rules that should hold, by policy and number: `["night-cash 1"]`. */
  expected_rules: z.array(z.string().min(1).max(100)).max(100).optional(),
});
export type PastTransaction = z.output<typeof PastTransaction>;
