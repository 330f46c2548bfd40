import { readFileSync } from "node:fs";

/** Ticks a second of the kernel's clock as /proc counts it; 100 on every Linux that matters. */
const TICKS = 100;

/** Milliseconds of processor time a process has used so far, all its threads together; null where /proc is missing. */
export function processCpu(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold blanks; the numbers follow it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return null;
  }
}
