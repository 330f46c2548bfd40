import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { JudgeIdentity, TrustRate } from "./trust-profile.ts";

/** What a result says of its judge: how often verdicts like these were right where it was measured. */
export const TrustNote = z.strictObject({
  judge: JudgeIdentity,
  /** The language whose record counts. */
  lang: identifier,
  /** A verdict that is right less often becomes `uncertain`. */
  min_precision: unitInterval,
  correct: TrustRate,
  incorrect: TrustRate,
});
export type TrustNote = z.infer<typeof TrustNote>;
