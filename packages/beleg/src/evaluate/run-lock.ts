import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { errnoOf } from "../files/errno-of.ts";

const NAME = "run.lock";

/** Keeps two runs from writing into one folder. A lock left by a killed process is recognised and taken over. */
export function lockRun(folder: string): () => void {
  const file = join(folder, NAME);
  const mine = `${process.pid} ${statusOf(process.pid)?.start ?? ""}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      const code = errnoOf(error);
      if (code !== "EEXIST") throw belegError("file_unwritable", { file, detail: code ?? String(error) });
      if (attempt > 0 || isHeld(file))
        throw belegError("file_unwritable", { file, detail: "another run is writing here" });
      rmSync(file, { force: true });
    }
  }
}

function isHeld(file: string): boolean {
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch {
    return false;
  }
  const [pid, start] = content.split(" ");
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    return errnoOf(error) === "EPERM";
  }
  const now = statusOf(id);
  if (now === null) return true;
  // Where no init reaps them, killed processes stay in the table: dead, but they still answer a signal.
  if (now.state === "Z" || now.state === "X") return false;
  // Process numbers are used again, in containers soon: the start time tells a new process from the old one.
  return !start || now.start === start;
}

/** State and start time of a process; null where the system does not tell. */
function statusOf(pid: number): { readonly state: string; readonly start: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it may hold anything, brackets and blanks included.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", start: fields[19] ?? "" };
  } catch {
    return null;
  }
}
