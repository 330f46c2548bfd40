import type { TenantStore } from "../../store/index.ts";
import { ALIVE, event, pause } from "../server-sent-events.ts";

/** How often the store is asked: runs are made and done by any process. */
const LOOK_MS = 1000;
/** Looks without a change after which a line keeps proxies from cutting the stream. */
const QUIET_LOOKS = 15;
/** When a browser asks again after the end. */
const RETRY = "retry: 2000\n";

/**
 * An event at once, and whenever a run is made, begins or ends, as long as one waits or is at work: a list that nothing
 * happens to holds no connection, and a browser comes back by itself.
 */
export async function* runsEvents({ runs }: TenantStore, signal: AbortSignal): AsyncGenerator<string> {
  let told: string | undefined;
  for (let quiet = 0; !signal.aborted; await pause(LOOK_MS, signal)) {
    const pulse = await runs.pulse();
    const news = RETRY + event("runs", pulse);
    if (news !== told) yield news;
    else if (quiet >= QUIET_LOOKS) yield ALIVE;
    if (pulse.pending + pulse.running === 0) return;
    quiet = news !== told || quiet >= QUIET_LOOKS ? 0 : quiet + 1;
    told = news;
  }
}
