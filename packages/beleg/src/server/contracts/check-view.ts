import { CheckAnswer, CompactResult } from "@beleg/core/contracts";
import { z } from "zod";

/** How much of a check comes back. */
export const CheckQuery = z.strictObject({
  view: z.enum(["full", "compact"]).default("full").describe("full: a CheckAnswer; compact: a CompactResult."),
});

/** What comes back: all of it, or a few words. */
export const CheckView = z.union([CheckAnswer, CompactResult]);
