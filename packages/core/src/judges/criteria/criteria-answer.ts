import { z } from "zod";
import { askedAs, field, readNumber } from "../../ports/answer-field.ts";

const STATES = z.enum(["met", "not_met"]);

/** One criterion as a model answers it. The quote comes first, so that the verdict is given with it at hand. */
const CriterionAnswer = z.object({
  criterion: field(z.int(), readNumber),
  quote: field(z.string()),
  state: askedAs(STATES, field(STATES, readState)),
});
export type CriterionAnswer = z.infer<typeof CriterionAnswer>;

/** What a model answers about all criteria of a text. */
export const CriteriaAnswer = z.object({ verdicts: z.array(CriterionAnswer) });

/** `Not met.`, `not-met`, true and "no" mean what they say. */
function readState(raw: unknown): unknown {
  const word = String(raw)
    .trim()
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/[\s-]+/g, "_");
  if (word === "true" || word === "yes") return "met";
  return word === "false" || word === "no" || word === "unmet" ? "not_met" : word;
}
