import { z } from "zod";
import { ROLES } from "./label-roles.ts";

/**
 * How a model answers: three ways for a pair (`nli`), supported or not for a pair (`binary`), or supported or not for each
 * word of the claim (`tokens`).
 */
export const FAMILIES = ["nli", "binary", "tokens"] as const;
export type Family = (typeof FAMILIES)[number];

/** What Beleg knows of a verifier that was added; its files stay where they are. */
export const VerifierManifest = z.strictObject({
  verifier: z.literal(1),
  name: z.string().regex(/^[\w][\w.-]{0,63}$/),
  family: z.enum(FAMILIES),
  /** What each output of the model says. */
  labels: z.array(z.enum(ROLES)).min(1).max(8),
  /** Most tokens of claim and passage together. */
  max_tokens: z.int().min(16).max(8192),
  /** What the model is given: `{passage}`, and `{claim}` where both are one text; null for a plain pair. */
  template: z.string().nullable(),
  model: z.string().min(1),
  tokenizer: z.string().min(1),
  tokenizer_config: z.string().nullable(),
  /** Over model and tokenizer. */
  sha256: z.string().length(64),
  /** What tells without reading it that the model is still the file that was added. */
  bytes: z.int().nonnegative(),
  modified_ms: z.number().nonnegative(),
});
export type VerifierManifest = z.infer<typeof VerifierManifest>;

/** What a record of a judge calls it: another file of the same name is another verifier. */
export function verifierIdentity({ name, sha256 }: Pick<VerifierManifest, "name" | "sha256">): string {
  return `${name}@${sha256.slice(0, 12)}`;
}
