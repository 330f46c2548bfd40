import type { Graph } from "../graph/open-graph.ts";
import type { Store } from "../store.ts";

const PAGE = 2000;

/** Where the graph does not show what the store has; announcements still in the outbox are lag, not difference. */
export type GraphDifference = {
  /** Not in the graph, or with another number of findings. */
  readonly missing: readonly number[];
  /** In the graph only. */
  readonly extra: readonly number[];
  readonly dangling: Readonly<Record<string, number>>;
};

/** Walks both stores in step, page by page. */
export async function compareGraph(store: Store, graph: Graph): Promise<GraphDifference> {
  const missing: number[] = [];
  const extra: number[] = [];
  const highest = await graph.highestRun();
  for (let after = 0; ; ) {
    const page = await store.projections.settled(after, PAGE);
    const end = page.length === PAGE ? (page.at(-1)?.id ?? highest) : Number.MAX_SAFE_INTEGER;
    const shown = new Map((await graph.counts(after, end)).map((row) => [row.id, row]));
    for (const { id, findings, reports } of page) {
      const there = shown.get(id);
      if (there?.findings !== findings || there.reports !== reports) missing.push(id);
      shown.delete(id);
    }
    extra.push(...(await trulyExtra(store, [...shown.keys()])));
    if (page.length < PAGE) break;
    after = end;
  }
  return { missing, extra, dangling: await graph.dangling() };
}

/** A run that was saved or deleted while we walked, or waits in the outbox, is no difference. */
async function trulyExtra(store: Store, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const [present, waiting] = await Promise.all([store.projections.present(ids), store.projections.waiting(ids)]);
  return ids.filter((id) => !present.has(id) && !waiting.has(id));
}
