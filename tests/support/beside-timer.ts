import { PerformanceObserver } from "node:perf_hooks";

/**
 * Does the work beside a timer of 5 ms; gives the longest stretch of the thread's own work between two ticks. Clearing memory
 * is left out: how long that takes is a matter of everything else the process holds.
 */
export async function besideTimer(
  work: () => Promise<unknown>,
): Promise<{ ticks: number; longest: number; whole: number }> {
  const spent = () => process.threadCpuUsage().user / 1000;
  const cleared: { readonly from: number; readonly ms: number }[] = [];
  const watch = (list: readonly PerformanceEntry[]) =>
    cleared.push(...list.map(({ startTime, duration }) => ({ from: startTime, ms: duration })));
  const observer = new PerformanceObserver((list) => watch(list.getEntries()));
  observer.observe({ entryTypes: ["gc"] });
  const began = { at: performance.now(), ms: spent() };
  const seen = [began];
  const timer = setInterval(() => seen.push({ at: performance.now(), ms: spent() }), 5);
  await work();
  clearInterval(timer);
  seen.push({ at: performance.now(), ms: spent() });
  await new Promise((resolve) => setTimeout(resolve, 10));
  watch(observer.takeRecords());
  observer.disconnect();
  const stretches = seen.slice(1).map(({ at, ms }, index) => {
    const before = seen[index]!;
    const within = cleared.filter(({ from }) => from >= before.at && from < at);
    return ms - before.ms - within.reduce((sum, one) => sum + one.ms, 0);
  });
  return { ticks: seen.length - 2, longest: Math.max(...stretches), whole: seen.at(-1)!.ms - began.ms };
}
