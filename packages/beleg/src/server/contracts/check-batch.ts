import { z } from "zod";
import { Problem } from "../errors/problem.ts";
import { component } from "../openapi/component-registry.ts";
import { CheckView } from "./check-view.ts";

/** More texts are for `beleg check --input`, which streams, or for runs in the background. */
const MAX_ITEMS = 100;

/** Several texts to check. Each is read by itself: one that is wrong fails alone. */
export const CheckBatch = component(
  "CheckBatch",
  z.strictObject({
    items: z
      .array(
        z.record(z.string(), z.unknown()).describe("A CheckRequest, with an id of its own where you want one back."),
      )
      .min(1)
      .max(MAX_ITEMS),
  }),
);

const itemName = { index: z.int().min(0), id: z.union([z.string(), z.number()]).optional() };

/** What became of each of them, in their order. */
export const CheckBatchAnswer = component(
  "CheckBatchAnswer",
  z.strictObject({
    results: z.array(
      z.union([
        z.strictObject({ ...itemName, status: z.literal("ok"), result: CheckView }),
        z.strictObject({ ...itemName, status: z.literal("failed"), error: Problem }),
      ]),
    ),
    counts: z.strictObject({ total: z.int(), ok: z.int(), failed: z.int() }),
  }),
);
