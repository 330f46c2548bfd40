import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";

const GUARD = new URL("./die-with-parent.ts", import.meta.url).href;

/** Starts this Node with a script, as a process that ends with this one however this one ends. */
export function spawnNode(
  args: readonly string[],
  options: SpawnOptions,
  before: readonly string[] = [],
): ChildProcess {
  const { flags, env: lean } = leanStart(process.env.BELEG_TEST_SHARED);
  const call = [...before, process.execPath, ...flags, "--import", GUARD, ...args];
  const env = { ...lean, ...(options.env ?? process.env), BELEG_TEST_PARENT: String(process.pid) };
  return spawn(call[0] as string, call.slice(1), { ...options, env });
}

/** What spares a process of a test run half of its start; a measurement starts as everybody does. */
function leanStart(shared: string | undefined): { flags: readonly string[]; env: Record<string, string> } {
  if (shared === undefined) return { flags: [], env: {} };
  return {
    // The embedded database is compiled once, not a second time for a long life.
    flags: ["--liftoff-only"],
    // Compiled once: each of the processes would do it anew.
    env: { NODE_COMPILE_CACHE: join(shared, "compiled") },
  };
}
