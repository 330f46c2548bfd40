import type { Store } from "../../store/index.ts";
import { memoryProgress } from "./memory-progress.ts";
import type { RunProgress } from "./run-progress.ts";
import { storedProgress } from "./stored-progress.ts";

/** An embedded store has one process, whose memory is enough; on a server anybody may work at a run and anybody may follow it. */
export function openRunProgress(store: Store): RunProgress {
  return store.connection.kind === "server" ? storedProgress(store) : memoryProgress();
}
