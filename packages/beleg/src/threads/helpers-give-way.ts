import { readdirSync, readFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";

const THREADS = "/proc/self/task";
/** What the engine calls the threads that compile and clear memory beside the program, from Node 24 on. */
const HELPER = "V8Worker";
/** Where both want the same core, a thread of the program gets nine times as much of it. */
const LESS = 10;

/**
 * Lets the engine's own threads give way to the program's. For a minute after warm-up they still compile some of what
 * checks run through, and where every core is busy whoever asks would wait for that. Needs Linux, where each thread has
 * a priority of its own; elsewhere nothing changes.
 */
export function letHelpersGiveWay(): void {
  try {
    const helpers = readdirSync(THREADS).filter((thread) => nameOf(thread) === HELPER);
    // A thread that clears its nursery together with them would wait for those that give way.
    if (helpers.length > 0) setFlagsFromString("--no-parallel-scavenge");
    // Whoever started the service may have lowered all of it already.
    const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + LESS);
    for (const helper of helpers) setPriority(Number(helper), priority);
  } catch {
    // No such folder, a thread that has just ended, or a sandbox that forbids it: answers are the same, only less even.
  }
}

function nameOf(thread: string): string {
  return readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim();
}
