import { readFile } from "node:fs/promises";

/** When a process began, in a form that only compares; null where the system does not say. */
export async function processStart(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The name in brackets may hold anything; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; only its parent has not asked yet.
    return fields[0] === "Z" ? "ended" : fields[19] === undefined ? null : `${boot.trim()}/${fields[19]}`;
  } catch {
    return null;
  }
}
