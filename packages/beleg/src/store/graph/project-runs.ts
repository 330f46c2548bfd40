import type { Store } from "../store.ts";
import type { Graph } from "./open-graph.ts";

/**
 * Makes the graph show these runs as the store has them: written, or gone. A run deleted meanwhile is seen by a second
 * look after the write; a deletion after that look has its own announcement, which is worked off after this write.
 */
export async function projectRuns(store: Store, graph: Graph, ids: readonly number[]): Promise<void> {
  const runs = await store.projections.runs(ids);
  const there = new Set(runs.map(({ id }) => id));
  const gone = ids.filter((id) => !there.has(id));
  if (runs.length > 0) await graph.write(runs);
  if (gone.length > 0) await graph.remove(gone);
  const after = await store.projections.present(ids);
  const changed = ids.filter((id) => there.has(id) !== after.has(id));
  if (changed.length > 0) await projectRuns(store, graph, changed);
}
