import { listRerankRuns, type ReviewParts } from "../../review/index.ts";
import { ALIVE, event, pause } from "../server-sent-events.ts";

/** How often the store is asked. */
const LOOK_MS = 1000;
const ALIVE_MS = 15_000;

/** What becomes of a run's sources as server-sent events: `coverage` at once and on each change, `end` at last. */
export async function* rerankRunEvents(
  parts: ReviewParts,
  tenant: string,
  id: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let told = "";
  let quiet = 0;
  while (!signal.aborted) {
    const [run] = (await listRerankRuns(parts, tenant, { id })).items;
    if (run === undefined) return;
    const { status, coverage } = run;
    const data = { run_id: id, status, coverage };
    const now = JSON.stringify(data);
    if (now !== told) {
      told = now;
      quiet = 0;
      yield event("coverage", data);
    }
    if (status === "rejected" || status === "failed" || coverage?.pending_count === 0) {
      yield event("end", data);
      return;
    }
    await pause(LOOK_MS, signal);
    quiet += LOOK_MS;
    if (quiet >= ALIVE_MS) {
      quiet = 0;
      yield ALIVE;
    }
  }
}
