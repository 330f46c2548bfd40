import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { StoreSettings } from "../../packages/beleg/src/store/index.ts";
import { builtScript } from "./built-script.ts";
import { spawnNode } from "./child-node.ts";

/** Runs `save-process.ts` and tells of each saved run; resolves when it has ended, by itself or by a signal. */
export async function saveInProcess(
  settings: StoreSettings,
  [from, to]: readonly [number, number],
  onSaved: (n: number, run_id: number, child: ChildProcess) => void,
  {
    before = [],
    what = "runs",
    place = "here",
  }: {
    readonly before?: readonly string[];
    readonly what?: "runs" | "jobs";
    /** Whether an embedded database has a thread of its own, as in a service. */
    readonly place?: "here" | "thread";
  } = {},
): Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string }> {
  const script = await builtScript("save-process");
  const args = [script, JSON.stringify(settings), String(from), String(to), what, place];
  const child = spawnNode(args, { stdio: ["ignore", "pipe", "pipe"] }, before);
  let stderr = "";
  child.stderr?.on("data", (text: Buffer) => {
    stderr += text.toString();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const saved = /^saved (\d+) (\d+)$/.exec(line);
    if (saved) onSaved(Number(saved[1]), Number(saved[2]), child);
  }
  return { ...(await ended), stderr };
}
