import { CheckAnswer, CompactResult } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Differences, RunVerdict } from "./run.ts";

/** How much of a check comes back. */
export const CheckQuery = z.strictObject({
  view: z
    .enum(["full", "compact", "verdict"])
    .default("full")
    .describe("full: a CheckAnswer; compact: a CompactResult; verdict: a JudgedAnswer."),
});

/** An answer with what a run adds to it: the verdict with its reason, and the words that differ (none where offsets count otherwise than UTF-16). */
const JudgedAnswer = component("JudgedAnswer", CheckAnswer.extend({ verdict: RunVerdict, differences: Differences }));

/** What comes back: all of it, all of it with the verdict, or a few words. */
export const CheckView = z.union([CheckAnswer, CompactResult, JudgedAnswer]);
