import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^beleg-tests-(\d+)$/;

/**
 * Gives a run of tests a temporary folder that goes with it: what a test forgets or a killed process leaves behind is
 * removed at the end, and what a killed run left, at the start of the next one.
 */
export function ownTemporaryFolder(): void {
  if (process.env.BELEG_TEST_SHARED !== undefined) return;
  const outer = tmpdir();
  for (const name of readdirSync(outer)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(outer, name));
  }
  const own = join(outer, `beleg-tests-${process.pid}`);
  mkdirSync(own, { recursive: true });
  process.env.TMPDIR = own;
  // What tests make once and copy.
  process.env.BELEG_TEST_SHARED = join(own, "shared");
  // Threads of the tests load the sources themselves: compiled once, not by each of them.
  process.env.NODE_COMPILE_CACHE = join(own, "shared", "compiled");
  process.on("exit", () => remove(own));
}

/** A folder of another user stays where it is. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
