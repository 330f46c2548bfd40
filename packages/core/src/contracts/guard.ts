import { z } from "zod";
import { CheckVerdict, CompactClaim } from "./compact-result.ts";
import { CriteriaResult } from "./criteria/index.ts";
import { SentenceLabel } from "./factuality/factuality-details.ts";
import { TrustNote } from "./trust/trust-note.ts";
import { offset } from "./values/numbers.ts";

/** What becomes of a sentence: shown, shown with a remark, left out, or the end of the text. */
export const GuardAction = z.enum(["pass", "annotate", "drop", "block"]);
export type GuardAction = z.infer<typeof GuardAction>;

/** A sentence of an answer with what the sources say about it. */
export const GuardedSentence = z.strictObject({
  /** Its words as they came, with the white space behind them: all sentences in a row are the answer. */
  text: z.string(),
  start_char: offset,
  end_char: offset,
  label: SentenceLabel,
  action: GuardAction,
  /** What a reader may see of it: its words, or nothing. */
  shown: z.string(),
  /** Its claims with their quotes, for remarks and logs. */
  claims: z.array(CompactClaim),
});
export type GuardedSentence = z.infer<typeof GuardedSentence>;

/** What becomes of an answer. Only a passed one has a text to show. */
export const GuardDecision = z.strictObject({
  verdict: CheckVerdict,
  /** What a reader may see; null unless the answer passed. */
  text: z.string().nullable(),
  sentences: z.array(GuardedSentence),
  /** What became of the criteria, where some were given and the answer was read to its end. */
  criteria: CriteriaResult.optional(),
  /**
   * Why it did not pass: a sentence is `contradicted`, `unconfirmed` or `not_judged`, `nothing_left` of it, or `criteria`
   * are not met; or nobody could say: the code of a judge, `no_source`, or `stopped` for a stream that was not read to its end.
   */
  reason: z.string().optional(),
  /** How often the judge was right where it was measured; absent where its record was not given. */
  trust: TrustNote.optional(),
});
export type GuardDecision = z.infer<typeof GuardDecision>;
