import { z } from "zod";
import { DecisionOutcome } from "../../contracts/decision/index.ts";
import { readNumber } from "../../ports/answer-field.ts";

/** What the arbiter is asked for. */
export const VerdictAnswer = z.object({
  decision: DecisionOutcome,
  confidence: z.preprocess(readNumber, z.number().min(0).max(1)),
});
