import { setTimeout as sleep } from "node:timers/promises";

/** Waits for something to become true, and fails when it does not in time. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`did not hold within ${ms} ms`);
    await sleep(50);
  }
}
