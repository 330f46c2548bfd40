import { afterAll, beforeAll, expect, it } from "vitest";
import {
  diagnose,
  type Graph,
  openGraph,
  openStore,
  runGraphProjection,
} from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { type GraphServer, startGraph } from "../../support/graph-server.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

let server: GraphServer;
let engine: Engine;
beforeAll(async () => {
  [server, engine] = await Promise.all([startGraph(), startEngine("server")]);
});
afterAll(async () => {
  await engine?.stop();
  await server?.stop();
});

it("catches up with a batch that was saved while the server's process was dead", async () => {
  const store = await openStore(await engine.fresh());
  const settings = { neo4j_uri: server.uri, neo4j_username: "neo4j", neo4j_password: null };
  const { runs } = store.tenant();
  const projected = (waiting: number) => until(async () => (await store.outbox.backlog("graph")).waiting === waiting);
  const stop = new AbortController();
  const problems: Error[] = [];
  const projecting = runGraphProjection(store, settings, {
    signal: stop.signal,
    onProblem: (problem) => problems.push(problem),
  });
  try {
    for (let n = 0; n < 5; n += 1) await runs.save(exampleRun(n));
    await projected(0);

    await server.halt();
    for (let n = 5; n < 65; n += 1) await runs.save(exampleRun(n));
    // One that the graph has shown, and one that it never will.
    await runs.delete(2);
    await runs.delete(50);
    await until(() => problems.length > 0);
    expect(problems[0]).toMatchObject({ code: "graph_unreachable" });
    expect((await store.outbox.backlog("graph")).waiting).toBe(62);
    await expect(openGraph(settings)).rejects.toMatchObject({ code: "graph_unreachable" });

    await server.start();
    await projected(0);
    const graph = (await openGraph(settings)) as Graph;
    try {
      const shown = await graph.counts(0, 1000);
      expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 65 }, (_, at) => at + 1).filter((id) => id !== 2 && id !== 50),
      );
      expect(await diagnose(store, graph)).toEqual({ healthy: true, problems: [] });
    } finally {
      await graph.close();
    }
  } finally {
    stop.abort();
    await projecting;
    await store.close();
  }
});
