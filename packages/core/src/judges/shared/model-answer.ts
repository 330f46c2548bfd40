import { z } from "zod";
import type { PromptVersion } from "./prompt-version.ts";

/** Blank or wrongly typed extras of an issue are dropped; only the score decides whether an answer is usable. */
const text = z.string().optional().catch(undefined);
const position = z.int().positive().optional().catch(undefined);

const ModelIssue = z.object({
  issue_type: text,
  type: text,
  severity: text,
  message: text,
  description: text,
  quote: text,
  sentence: position,
  occurrence: position,
});

/** One issue as a model names it. */
export type ModelIssue = z.infer<typeof ModelIssue>;

const common = { issues: z.array(ModelIssue.catch({})).catch([]).default([]), explanation: text };

/** An answer to prompt v1: a score from 0 to 1; a number outside is clamped by the agent. */
const AnswerV1 = z.object({ score: z.number(), ...common });

/** An answer to prompt v2: a whole number from 1 to 5; anything else is unusable. */
const AnswerV2 = z.object({ score_raw_1_to_5: z.int().min(1).max(5), ...common });

/** A usable answer, with the score on 0–1 and, for v2, the raw one. */
export interface ModelVote {
  readonly score: number;
  readonly score_raw?: number;
  readonly issues: readonly ModelIssue[];
  readonly explanation?: string | undefined;
}

/** The shape a prompt version must be answered in; v2 is normalised by (x − 1) / 4. */
export const VOTE_SCHEMAS: Readonly<Record<PromptVersion, z.ZodType<ModelVote>>> = {
  v1: AnswerV1,
  v2: AnswerV2.transform(({ score_raw_1_to_5: raw, ...rest }) => ({
    ...rest,
    score: (raw - 1) / 4,
    score_raw: raw,
  })),
};
