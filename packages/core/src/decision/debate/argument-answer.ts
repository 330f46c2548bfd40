import { z } from "zod";
import { readNumber } from "../../ports/answer-field.ts";

/** What a side of the debate is asked for. */
export const ArgumentAnswer = z.object({
  argument: z.string().trim().min(1).max(2000),
  confidence: z.preprocess(readNumber, z.number().min(0).max(1)),
  evidence: z.array(z.string().min(1)).max(20).catch([]),
});
