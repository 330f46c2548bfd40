import { z } from "zod";

/** Which of several judges had the last word on a claim: the embedded rules, a local verifier, or a language model. */
export const DecidedBy = z.enum(["rules", "verifier", "model"]);
export type DecidedBy = z.infer<typeof DecidedBy>;
