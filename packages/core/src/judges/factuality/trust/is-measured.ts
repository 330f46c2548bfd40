import type { TrustRate } from "../../../contracts/index.ts";

/** With fewer verdicts an interval is too wide to decide anything by. */
export const FEWEST_VERDICTS = 20;

/** Whether there were enough verdicts to say how often such a verdict is right. */
export function isMeasured({ n }: Pick<TrustRate, "n">): boolean {
  return n >= FEWEST_VERDICTS;
}
