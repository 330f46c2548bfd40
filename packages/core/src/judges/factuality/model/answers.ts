import { z } from "zod";
import { ErrorType } from "../../../contracts/index.ts";
import { askedAs, field, readFlag, readNumber } from "../../../ports/answer-field.ts";

/** The answer to the question for claims; a number of a sentence counts from 0. */
export const Extraction = z.object({
  claims: z.array(z.object({ sentence: field(z.int(), readNumber), text: field(z.string()) })),
});

/** The answer to the question for verdicts. Nothing in it is believed before the evidence is checked. */
export const Verification = z.object({
  verdicts: z.array(
    z.object({
      claim: field(z.int(), readNumber),
      // Read word by word: a label said in another language is a label.
      label: askedAs(z.enum(["correct", "incorrect", "uncertain"]), field(z.string())),
      confidence: field(z.number().min(0).max(1), readNumber),
      passage: field(z.int(), readNumber),
      quote: field(z.string()),
      error_type: field(ErrorType.nullable(), (raw) => (typeof raw === "string" ? raw.trim().toUpperCase() : raw)),
      covers_claim: field(z.boolean(), readFlag),
    }),
  ),
});
export type Verdict = z.output<typeof Verification>["verdicts"][number];
