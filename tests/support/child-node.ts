import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";

const GUARD = new URL("./die-with-parent.ts", import.meta.url).href;

/** Starts this Node with a script, as a process that ends with this one however this one ends. */
export function spawnNode(
  args: readonly string[],
  options: SpawnOptions,
  before: readonly string[] = [],
): ChildProcess {
  const call = [...before, process.execPath, "--import", GUARD, ...args];
  const shared = process.env.BELEG_TEST_SHARED;
  // Compiled once: each of the processes would do it anew.
  const compiled = shared === undefined ? {} : { NODE_COMPILE_CACHE: join(shared, "compiled") };
  const env = { ...compiled, ...(options.env ?? process.env), BELEG_TEST_PARENT: String(process.pid) };
  return spawn(call[0] as string, call.slice(1), { ...options, env });
}
