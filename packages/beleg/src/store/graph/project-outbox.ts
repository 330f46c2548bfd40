import { type DrainOptions, drainOutbox } from "../drain-outbox.ts";
import type { Store } from "../store.ts";
import type { Graph } from "./open-graph.ts";
import { projectRuns } from "./project-runs.ts";

/** Brings the graph up to what the store has announced so far. */
export function projectOutbox(store: Store, graph: Graph, options?: DrainOptions) {
  return drainOutbox(
    store,
    "graph",
    (rows) => projectRuns(store, graph, [...new Set(rows.map(({ subject }) => Number(subject)))]),
    options,
  );
}
