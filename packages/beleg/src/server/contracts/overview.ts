import { ReviewItem } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Run } from "./run.ts";
import { Timestamp } from "./timestamp.ts";

const score = z.number().min(0).max(1).nullable();
const count = z.int().min(0);

/** What a person looks at first: what waits, what failed, how quality goes. */
export const Overview = component(
  "Overview",
  z.strictObject({
    reviews: z.strictObject({
      total: count,
      items: z.array(ReviewItem).describe("The nearest deadlines first."),
    }),
    failed: z.array(Run).describe("Runs whose text did not pass, or that broke, newest first."),
    unfinished: z.strictObject({ pending: count, running: count }),
    quality: z.strictObject({
      every: z.enum(["hour", "day"]),
      points: z
        .array(
          z.strictObject({
            at: Timestamp,
            runs: count,
            passed: count,
            blocked: count,
            incomplete: count,
            factuality: score,
            coherence: score,
            readability: score,
          }),
        )
        .describe("Mean scores of the newest runs by hour or day (UTC), oldest first."),
    }),
  }),
);
