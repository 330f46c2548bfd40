import { type Claim, DIMENSIONS } from "@beleg/core/contracts";
import { type CheckNote, claimNote } from "../../checker/index.ts";
import type { TenantStore } from "../../store/index.ts";
import type { RunProgress } from "../../worker/index.ts";
import { ALIVE, event, pause } from "../server-sent-events.ts";

/** How often the store is asked about a run that works in another process. */
const LOOK_MS = 500;
/** A line now and then keeps proxies from cutting a quiet stream. */
const ALIVE_MS = 15_000;

/**
 * The events of a run as server-sent events: `status` when it changes or work begins anew, `claim` and `progress` as judges
 * come along, `end` at last.
 */
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
  const tell = function* (note: CheckNote): Generator<string> {
    const about = "claim" in note ? note.claim.id : note.dimension;
    if (told.has(about)) return;
    told.add(about);
    if ("claim" in note) yield event("claim", note);
    else yield event("progress", { ...note, done: DIMENSIONS.filter((dimension) => told.has(dimension)).length });
  };
  let status: string | undefined;
  let begun: string | null = null;
  let quiet = 0;
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const run = await runs.stateOf(id);
      if (run === undefined) return;
      const isLate = status === undefined;
      if (run.started_at !== begun) {
        // Work begins, maybe anew: then what an earlier try has said no longer holds.
        begun = run.started_at;
        heard = 0;
        told.clear();
        status = undefined;
      }
      if (run.status !== status) {
        status = run.status;
        quiet = 0;
        yield event("status", { run_id: id, status });
      }
      if (status === "success" || status === "failed") {
        const { results = {} } = (await runs.show(id)) ?? {};
        // Who saw it at work is told of every claim: those judged last came with the end.
        const claims = isLate ? [] : ((results.factuality?.details.claims ?? []) as readonly Claim[]);
        for (const claim of claims) yield* tell(claimNote(claim, claims.length));
        for (const dimension of DIMENSIONS) {
          const result = results[dimension];
          if (result) yield* tell({ dimension, status: result.status, score: result.score });
        }
        const end = await runs.find(id);
        if (end) yield event("end", end);
        return;
      }
      if (begun !== null) {
        const notes = await progress.after(tenant, { run_id: id, started_at: begun }, heard);
        heard += notes.length;
        for (const note of notes) yield* tell(note);
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
