import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const GUARD = new URL("./die-with-parent.ts", import.meta.url).href;

/** Starts this Node with a script, as a process that ends with this one however this one ends. */
export function spawnNode(
  args: readonly string[],
  options: SpawnOptions,
  before: readonly string[] = [],
): ChildProcess {
  const call = [...before, process.execPath, "--import", GUARD, ...args];
  const env = { ...(options.env ?? process.env), BELEG_TEST_PARENT: String(process.pid) };
  return spawn(call[0] as string, call.slice(1), { ...options, env });
}
