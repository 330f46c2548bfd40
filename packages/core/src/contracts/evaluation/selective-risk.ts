import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

/** How often the judge errs when only its surest decisions are kept. Rows it abstained on are no part of the curve. */
export const SelectiveRisk = z.strictObject({
  /** From the surest decisions to all of them: share of the labelled rows kept, and the share of those that is wrong. */
  curve: z.array(z.strictObject({ coverage: z.number(), risk: z.number() })),
  /** Area under the curve, divided by the coverage it reaches: the mean risk; smaller is better. */
  area: Measured,
  /** The same for a judge whose sureness says nothing: its plain error rate. */
  area_of_chance: Measured,
  /** What people said of the rows without an answer. */
  abstained: z.strictObject({ n: count, errors: count }),
});
export type SelectiveRisk = z.infer<typeof SelectiveRisk>;
