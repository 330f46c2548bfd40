import { z } from "zod";
import { DIMENSIONS, FINDING_DIMENSIONS, SEVERITIES, VERDICTS } from "./finding-names.ts";

/** What a text is judged on. */
export const Dimension = z.enum(DIMENSIONS);
export type Dimension = z.infer<typeof Dimension>;

/** What a finding speaks of: a dimension, or the caller's own criteria. */
export const FindingDimension = z.enum(FINDING_DIMENSIONS);
export type FindingDimension = z.infer<typeof FindingDimension>;

/** How grave a finding is. */
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

/** Whether a finding is contradicted by a quote or merely not confirmed by one; independent of severity. */
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;
