import { DIMENSIONS } from "@beleg/core/contracts";
import type { JudgeNote } from "../../checker/index.ts";
import type { TenantStore } from "../../store/index.ts";
import { ALIVE, event, pause } from "../server-sent-events.ts";
import type { RunProgress } from "./run-progress.ts";

/** How often the store is asked about a run that works in another process. */
const LOOK_MS = 1000;
/** A line now and then keeps proxies from cutting a quiet stream. */
const ALIVE_MS = 15_000;

/** The events of a run as server-sent events: `status` when it changes, `claim` and `progress` as judges come along, `end` at last. */
export async function* runEvents(
  { tenant, runs }: TenantStore,
  id: number,
  progress: RunProgress,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let wake = () => {};
  const unfollow = progress.follow(tenant, id, () => wake());
  const told = new Set<string>();
  let heard = 0;
  const tell = (note: JudgeNote) => {
    told.add(note.dimension);
    return event("progress", { ...note, done: told.size });
  };
  let status: string | undefined;
  let quiet = 0;
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const run = await runs.find(id);
      const notes = progress.notes(tenant, id);
      for (; heard < notes.length; heard += 1) {
        const note = notes[heard]!;
        if ("claim" in note) yield event("claim", note);
        else if (!told.has(note.dimension)) yield tell(note);
      }
      if (run === undefined) return;
      if (run.status !== status) {
        status = run.status;
        quiet = 0;
        yield event("status", { run_id: id, status });
      }
      if (status === "success" || status === "failed") {
        // Who came late, or follows a run of another process, learns of every judge all the same.
        const { results = {} } = (await runs.show(id)) ?? {};
        for (const dimension of DIMENSIONS) {
          const result = results[dimension];
          if (result && !told.has(dimension)) yield tell({ dimension, status: result.status, score: result.score });
        }
        yield event("end", run);
        return;
      }
      await Promise.race([woken, pause(LOOK_MS, signal)]);
      quiet += LOOK_MS;
      if (quiet >= ALIVE_MS) {
        quiet = 0;
        yield ALIVE;
      }
    }
  } finally {
    unfollow();
  }
}
