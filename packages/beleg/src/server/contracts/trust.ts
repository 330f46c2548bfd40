import { ScoreRecord, TrustProfile } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Timestamp } from "./timestamp.ts";

/** The record of a judge, and whether it still describes the judge of this service. */
const MeasuredJudge = component(
  "MeasuredJudge",
  z.strictObject({
    profile: TrustProfile,
    measured_at: Timestamp,
    /** False where rules, prompts or version have changed since. */
    is_fresh: z.boolean(),
    /** Whether it is the judge of this service. */
    is_current: z.boolean(),
  }),
);

/** The record of a judge that gives scores. */
const MeasuredScores = component(
  "MeasuredScores",
  z.strictObject({ record: ScoreRecord, measured_at: Timestamp, is_fresh: z.boolean(), is_current: z.boolean() }),
);

/** Every judge that was measured, and what verdicts must live up to. */
export const TrustOverview = component(
  "TrustOverview",
  z.strictObject({
    judge: z.string(),
    min_precision: z.number(),
    /** With fewer verdicts of a kind nobody can say how often it is right. */
    fewest_verdicts: z.int(),
    applies: z.boolean(),
    items: z.array(MeasuredJudge),
    scores: z.array(MeasuredScores),
  }),
);
