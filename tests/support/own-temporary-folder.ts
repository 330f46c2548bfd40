import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^beleg-tests-(\d+)$/;

/**
 * Gives a run of tests a temporary folder that goes with it: what a test forgets or a killed process leaves behind is
 * removed at the end, and what a killed run left, at the start of the next one.
 */
export function ownTemporaryFolder(): void {
  if (process.env.BELEG_TEST_SHARED !== undefined) return;
  const outer = inMemory() ?? tmpdir();
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

/** Bytes that a whole run leaves lying at once, with room to spare, and those its processes take beside. */
const FILES = 6e9;
const PROCESSES = 6e9;

/**
 * Linux's folder in memory, where it is large enough and programs may be started from it. Each store is a thousand files: a
 * disk takes a third of the processor time of such tests, most of it to find numbers for files made where many were just deleted.
 */
function inMemory(): string | undefined {
  const folder = "/dev/shm";
  if (process.env.TMPDIR !== undefined || process.platform !== "linux") return undefined;
  try {
    const mounts = readFileSync("/proc/self/mounts", "utf8").split("\n");
    const options = mounts
      .find((line) => line.split(" ")[1] === folder)
      ?.split(" ")[3]
      ?.split(",") ?? ["noexec"];
    const { bavail, bsize } = statfsSync(folder);
    const isRoomy = bavail * bsize > FILES && freemem() > FILES + PROCESSES;
    return isRoomy && !options.includes("noexec") && !options.includes("ro") ? folder : undefined;
  } catch {
    return undefined;
  }
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
