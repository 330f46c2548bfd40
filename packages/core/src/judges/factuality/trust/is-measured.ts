import type { TrustRate } from "../../../contracts/index.ts";

/** With fewer verdicts an interval is too wide to decide anything by. */
const FEWEST = 20;

/** Whether there were enough verdicts to say how often such a verdict is right. */
export function isMeasured({ n }: Pick<TrustRate, "n">): boolean {
  return n >= FEWEST;
}
