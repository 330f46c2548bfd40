import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";

/** The priorities of the threads of a process that bear a name. Linux only. */
export function threadPriorities(pid: number, name: string): readonly number[] {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .filter((thread) => readFileSync(`${folder}/${thread}/comm`, "utf8").trim() === name)
    .map((thread) => getPriority(Number(thread)));
}
