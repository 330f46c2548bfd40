import { z } from "zod";
import { DecidedBy } from "../factuality/decided-by.ts";
import { count, unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { ClaimTruth } from "./labelled-source.ts";

/** A share of cases with its 95 % interval; null where there was no case. */
export const TrustRate = z.strictObject({
  hits: count,
  n: count,
  rate: unitInterval.nullable(),
  low: unitInterval.nullable(),
  high: unitInterval.nullable(),
});
export type TrustRate = z.infer<typeof TrustRate>;

/** How often verdicts of a confidence were right; between two points the line between them counts. */
export const CalibrationPoint = z.strictObject({ confidence: unitInterval, right: unitInterval });
export type CalibrationPoint = z.infer<typeof CalibrationPoint>;

/** How far one kind of verdict can be trusted. */
export const VerdictTrust = z.strictObject({
  right: TrustRate,
  /** Empty where too few verdicts were measured. */
  calibration: z.array(CalibrationPoint),
});
export type VerdictTrust = z.infer<typeof VerdictTrust>;

/** How far the verdicts of one judge among several can be trusted. */
export const DeciderTrust = z.strictObject({ decided_by: DecidedBy, correct: VerdictTrust, incorrect: VerdictTrust });
export type DeciderTrust = z.infer<typeof DeciderTrust>;

/** What became of the claims of one kind. */
export const KindTrust = z.strictObject({
  type: identifier,
  label: ClaimTruth,
  n: count,
  correct: count,
  incorrect: count,
  uncertain: count,
  failed: count,
});
export type KindTrust = z.infer<typeof KindTrust>;

/** The record of a judge in one language. */
export const LanguageTrust = z.strictObject({
  lang: identifier,
  claims: count,
  /** Of the verdicts `correct`: how many claims were supported. */
  correct: VerdictTrust,
  /** Of the verdicts `incorrect`: how many claims were contradicted by their source. */
  incorrect: VerdictTrust,
  /** Of the supported claims: how many were called `correct`. */
  confirmed: TrustRate,
  /** Of the contradicted claims: how many were called `incorrect`. */
  found: TrustRate,
  /** Of all claims: how many stayed without a verdict. */
  open: TrustRate,
  failed: count,
  /** Of the right verdicts: how many quoted words that overlap those the annotator named. */
  evidence: TrustRate,
  /** Expected calibration error on sources that the calibration has not seen, before and after it. */
  calibration_error: z.strictObject({ n: count, before: unitInterval.nullable(), after: unitInterval.nullable() }),
  kinds: z.array(KindTrust),
  /** The same by who had the last word, where several judges share the work: each answers for its own verdicts. */
  deciders: z.array(DeciderTrust).optional(),
});
export type LanguageTrust = z.infer<typeof LanguageTrust>;

/** Which judge was measured: a change of any of these makes a profile stale. */
export const JudgeIdentity = z.strictObject({
  origin: z.enum(["embedded", "model"]),
  /** `none`, or the name of the model. */
  model: identifier,
  /** `none`, or the name of the local verifier. */
  verifier: identifier,
  prompt_version: identifier,
  /** Version of Beleg, whose rules and gate the verdicts went through. */
  version: identifier,
});
export type JudgeIdentity = z.infer<typeof JudgeIdentity>;

/** The record of a judge: how often it was right, by language and kind, on claims that people labelled. */
export const TrustProfile = z.strictObject({
  profile: z.literal(1),
  judge: JudgeIdentity,
  data: z.strictObject({ name: identifier, sha256: z.string().length(64), sources: count, claims: count }),
  languages: z.array(LanguageTrust),
  usage: z.strictObject({ calls: count, input_tokens: count, output_tokens: count }),
});
export type TrustProfile = z.infer<typeof TrustProfile>;
