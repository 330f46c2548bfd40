import { readFileSync } from "node:fs";

/** Milliseconds of processor time this thread spends on some work: what else runs on the machine does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A process counts its time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that another process, all its threads together, has spent so far. */
export function processorMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
