import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { asked } from "../asked.ts";
import { takenBack } from "../taken-back.ts";
import { unvouched } from "../unvouched.ts";

/** True for a sentence that asks, that its source calls untrue, or that tells only what somebody says or doubts: nothing contradicts it. */
export function statesNothing(laid: LaidClaim): boolean {
  return [asked, takenBack, unvouched].some((rule) => rule.objects(laid));
}
