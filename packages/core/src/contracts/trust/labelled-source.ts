import { z } from "zod";
import { count } from "../values/numbers.ts";
import { filledText, identifier } from "../values/text.ts";

/** What a person who read the source says of a claim. */
export const ClaimTruth = z.enum(["supported", "contradicted", "unsupported"]);
export type ClaimTruth = z.infer<typeof ClaimTruth>;

/** A claim with the label a person gave it. */
export const LabelledClaim = z.strictObject({
  text: filledText,
  label: ClaimTruth,
  /** What kind of support or error it is: `PARAPHRASE`, `NUMBER`, `NEGATION` … */
  type: identifier.default("OTHER"),
  /** The words of the claim that are wrong; empty for a supported one. */
  span: z.string().default(""),
  /** The words of the source that decide it. */
  quote: z.string().default(""),
  /** Claims of one source that differ only in what makes one of them wrong share a number. */
  pair: count.optional(),
});
export type LabelledClaim = z.infer<typeof LabelledClaim>;

/** A source and claims about it, each labelled by a person: what a judge is measured on. */
export const LabelledSource = z.strictObject({
  id: identifier,
  /** Language of source and claims. */
  lang: z.string().min(2).max(35),
  domain: identifier.optional(),
  source: filledText,
  /** What was asked, where the claims are an answer. */
  question: z.string().optional(),
  claims: z.array(LabelledClaim).min(1).max(1000),
});
export type LabelledSource = z.infer<typeof LabelledSource>;
