import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "./limits.ts";

/** Waits for something to become true, and fails when it does not in time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`did not hold within ${PATIENCE_MS} ms`);
    await sleep(50);
  }
}
