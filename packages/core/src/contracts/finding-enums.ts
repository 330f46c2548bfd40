import { z } from "zod";

/** What a text is judged on. */
export const Dimension = z.enum(["factuality", "coherence", "readability"]);
export type Dimension = z.infer<typeof Dimension>;

/** The dimensions in the order every report lists them. */
export const DIMENSIONS = Dimension.options;

/** How grave a finding is. */
export const Severity = z.enum(["low", "medium", "high"]);
export type Severity = z.infer<typeof Severity>;

/** Whether a finding is contradicted by a quote or merely not confirmed by one; independent of severity. */
export const Verdict = z.enum(["incorrect", "uncertain"]);
export type Verdict = z.infer<typeof Verdict>;
