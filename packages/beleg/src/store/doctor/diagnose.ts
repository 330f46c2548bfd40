import type { ModelFailureCode } from "@beleg/core";
import type { Graph } from "../graph/open-graph.ts";
import { projectOutbox } from "../graph/project-outbox.ts";
import type { Store } from "../store.ts";
import { compareGraph } from "./compare-graph.ts";

/** One thing that is not as it should be. */
type StoreProblem = {
  readonly code:
    | "run_stuck"
    | "run_half_written"
    | "text_unused"
    | "job_dead"
    | "outbox_waiting"
    | "graph_run_missing"
    | "graph_run_extra"
    | "graph_node_dangling"
    | "model_unusable"
    | "verifier_unusable";
  /** The way the call of the model failed. */
  readonly reason?: ModelFailureCode;
  readonly count: number;
  /** A few of the ids or kinds concerned, or what is known of the reason. */
  readonly examples: readonly (string | number)[];
  /** True when the examination has put it right. */
  readonly repaired: boolean;
};

export type Diagnosis = {
  /** True when nothing is wrong, or everything wrong has been put right. */
  readonly healthy: boolean;
  readonly problems: readonly StoreProblem[];
};

const SHOWN = 5;
/** On a server, or through a service, a worker may be busy with a run for a while; in an embedded store of our own nobody else can be. */
const STUCK_MS = { server: 3_600_000, guest: 3_600_000, embedded: 0 };

/** Examines the store, and the graph beside it where there is one; with `repair` puts right what it can. */
export async function diagnose(
  store: Store,
  graph: Graph | null,
  { repair = false }: { readonly repair?: boolean } = {},
): Promise<Diagnosis> {
  const problems: StoreProblem[] = [];
  const note = (
    code: StoreProblem["code"],
    count: number,
    examples: readonly (string | number)[],
    repaired: boolean,
  ) => {
    if (count > 0) problems.push({ code, count, examples: examples.slice(0, SHOWN), repaired });
  };
  await store.health.readAll();

  const stuckBefore = new Date(store.clock.now() - STUCK_MS[store.connection.kind] + 1).toISOString();
  const stuck = await store.health.stuckRuns(stuckBefore);
  if (repair && stuck.length > 0) {
    await store.transaction(async (tx) => {
      await tx.health.failRuns(stuck);
      await tx.projections.announce(stuck, new Date(store.clock.now()).toISOString());
    });
  }
  note("run_stuck", stuck.length, stuck, repair);

  const half = await store.health.halfRuns();
  note("run_half_written", half.length, half, false);

  const unused = await store.health.unusedTexts();
  if (repair && unused > 0) await store.transaction((tx) => tx.health.deleteUnusedTexts());
  note("text_unused", unused, [], repair);

  if (await store.jobRows.exist()) {
    const dead = await store.jobRows.list({ queue: "dead", state: "created", limit: 1000 });
    note(
      "job_dead",
      dead.length,
      dead.map(({ id }) => id),
      false,
    );
  }

  if (graph) {
    if (repair) {
      await store.outbox.wake("graph");
      await projectOutbox(store, graph);
    }
    const difference = await compareGraph(store, graph);
    if (repair) {
      const ids = [...difference.missing, ...difference.extra];
      await store.projections.announce(ids, new Date(store.clock.now()).toISOString());
      await graph.removeDangling();
      await projectOutbox(store, graph);
    }
    note("graph_run_missing", difference.missing.length, difference.missing, repair);
    note("graph_run_extra", difference.extra.length, difference.extra, repair);
    const kinds = Object.entries(difference.dangling);
    note(
      "graph_node_dangling",
      kinds.reduce((sum, [, n]) => sum + n, 0),
      kinds.map(([kind]) => kind),
      repair,
    );
    const { waiting } = await store.outbox.backlog("graph");
    note("outbox_waiting", waiting, [], false);
  }
  return { healthy: problems.every(({ repaired }) => repaired), problems };
}
