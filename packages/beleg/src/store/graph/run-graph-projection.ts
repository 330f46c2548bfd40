import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../store.ts";
import { type Graph, type GraphSettings, openGraph } from "./open-graph.ts";
import { projectOutbox } from "./project-outbox.ts";

const POLL_MS = 250;
const MAX_PAUSE_MS = 15_000;

/**
 * Keeps the graph up to date until the signal aborts. While it cannot be reached, announcements wait in the outbox and
 * it is tried again, with pauses that double up to 15 s.
 */
export async function runGraphProjection(
  store: Store,
  settings: GraphSettings,
  { signal, onProblem }: { readonly signal: AbortSignal; readonly onProblem?: (problem: Error) => void },
): Promise<void> {
  let graph: Graph | null = null;
  let pause = POLL_MS;
  while (!signal.aborted) {
    try {
      graph ??= await openGraph(settings);
      if (graph === null) return;
      await projectOutbox(store, graph, { signal });
      pause = POLL_MS;
    } catch (error) {
      if (pause === POLL_MS) onProblem?.(error instanceof Error ? error : new Error(String(error)));
      pause = Math.min(MAX_PAUSE_MS, pause * 2);
    }
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
  await graph?.close();
}
