import { readOnce } from "../../../../text/read-once.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { asked } from "../asked.ts";
import { takenBack } from "../taken-back.ts";
import { unvouched } from "../unvouched.ts";

/** True for a sentence that asks, that its source calls untrue, or that tells only what somebody says or doubts: nothing contradicts it. */
export const statesNothing: (laid: LaidClaim) => boolean = readOnce((laid: LaidClaim) =>
  [asked, takenBack, unvouched].some((rule) => rule.objects(laid)),
);
