import { performance } from "node:perf_hooks";

/** Milliseconds in which this process had nothing to do while some work was under way: what it waited, not what it computed. */
export async function waitedMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).idle;
}
