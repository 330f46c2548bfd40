import neo4j, { type Driver } from "neo4j-driver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  diagnose,
  type Graph,
  openGraph,
  openStore,
  projectOutbox,
  runGraphProjection,
  type Store,
} from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { type GraphServer, useGraph } from "../../support/graph-server.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { startTcpGate, type TcpGate } from "../../support/tcp-gate.ts";
import { until } from "../../support/until.ts";

let server: Pick<GraphServer, "product" | "uri" | "stop">;
let gate: TcpGate;
let driver: Driver;
let engine: Engine;
let store: Store;
let graph: Graph;
const settings = () => ({ neo4j_uri: `bolt://127.0.0.1:${gate.port}`, neo4j_username: "neo4j", neo4j_password: null });

beforeAll(async () => {
  [server, engine] = await Promise.all([useGraph(), startEngine("server")]);
  const { hostname, port } = new URL(server.uri);
  gate = await startTcpGate({ host: hostname, port: Number(port) });
  driver = neo4j.driver(server.uri, undefined, { disableLosslessIntegers: true });
  graph = (await openGraph(settings())) as Graph;
});
afterAll(async () => {
  await graph?.close();
  await driver?.close();
  await gate?.shut();
  await engine?.stop();
  await server?.stop();
});
beforeEach(async () => {
  await driver.executeQuery("MATCH (n) DETACH DELETE n");
  store = await openStore(await engine.fresh());
});
afterEach(() => store.close());

const ask = async (cypher: string, parameters = {}) =>
  (await driver.executeQuery(cypher, parameters)).records.map((record) => record.toObject());
const nodes = async () => (await ask("MATCH (n) RETURN count(n) AS n"))[0]?.n as number;
const save = async (n: number, tenant?: string) => (await store.tenant(tenant).runs.save(exampleRun(n))).run_id;

it("is a Neo4j 5 community server, or the engine that says it stands in for one", async () => {
  const known = { neo4j: { version: /^5\./, edition: "community" }, grafeo: { version: /^0\.6\./, edition: "grafeo" } };
  const { version, edition } = known[server.product];
  expect(await ask("CALL dbms.components() YIELD versions, edition RETURN versions[0] AS version, edition")).toEqual([
    { version: expect.stringMatching(version), edition },
  ]);
});

it("shows a run as the spec draws it", async () => {
  const run_id = await save(1);
  expect(await projectOutbox(store, graph)).toEqual({ delivered: 1, failed: 0 });
  const report = (await store.tenant().runs.show(run_id))?.report;
  const finding = report?.findings[0];
  expect(
    await ask(`MATCH (r:Run)-[:HAS_EXPLAINABILITY]->(x:Explainability)-[:HAS_FINDING]->(f:Finding)-[:HAS_SPAN]->(s:Span),
      (f)-[:HAS_EVIDENCE]->(e:Evidence), (ex:Example)-[:HAS_EXPLAINABILITY]->(x),
      (r)-[:CHECKED]->(su:Summary)-[:SUMMARISES]->(a:Article)
      RETURN r.id AS run, x.run_id AS of, x.version AS version, f.id AS id, f.dimension AS dimension, f.severity AS severity,
        f.message AS message, s.start_char AS start, s.end_char AS end, s.text AS text, e.kind AS kind, e.quote AS quote,
        ex.id AS example, su.digest AS summary, a.digest AS article ORDER BY kind LIMIT 1`),
  ).toEqual([
    {
      run: run_id,
      of: run_id,
      version: "m9_v1",
      id: finding?.id,
      dimension: "factuality",
      severity: "high",
      message: finding?.message,
      start: finding?.span?.start_char,
      end: finding?.span?.end_char,
      text: finding?.span?.text,
      kind: finding?.evidence[0]?.kind,
      quote: finding?.evidence[0]?.quote,
      example: "row-1",
      summary: expect.stringMatching(/^[0-9a-f]{64}$/),
      article: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await diagnose(store, graph)).toEqual({ healthy: true, problems: [] });
});

it("refuses doubles by constraint", async () => {
  const labels = await ask(
    "SHOW CONSTRAINTS YIELD labelsOrTypes, type WHERE type = 'UNIQUENESS' RETURN labelsOrTypes[0] AS label",
  );
  expect(labels.map(({ label }) => String(label)).toSorted()).toEqual([
    "Article",
    "Evidence",
    "Example",
    "Explainability",
    "Finding",
    "Run",
    "Span",
    "Summary",
  ]);
});

it("leaves the same graph when everything is delivered twice", async () => {
  for (let n = 0; n < 5; n += 1) await save(n);
  await projectOutbox(store, graph);
  const before = await nodes();
  for (let id = 1; id <= 5; id += 1) await store.outbox.add("default", "graph", String(id));
  await projectOutbox(store, graph);
  expect(await nodes()).toBe(before);
});

it("keeps equal findings of two tenants apart, and deletes the one without the other", async () => {
  const mine = await save(1, "mine");
  await save(1, "theirs");
  await projectOutbox(store, graph);
  const half = (await nodes()) / 2;
  await store.tenant("mine").runs.delete(mine);
  await projectOutbox(store, graph);
  expect(await nodes()).toBe(half);
  expect(await ask("MATCH (r:Run) RETURN r.tenant AS tenant")).toEqual([{ tenant: "theirs" }]);
  expect((await diagnose(store, graph)).problems).toEqual([]);
});

it("leaves nothing of deleted runs", async () => {
  const ids = await Promise.all([save(1), save(2)]);
  await projectOutbox(store, graph);
  for (const id of ids) await store.tenant().runs.delete(id);
  await projectOutbox(store, graph);
  expect(await nodes()).toBe(0);
});

it("shows a failed run without a report", async () => {
  await store.tenant().runs.save({ ...exampleRun(1), outcome: { status: "failed", error: { code: "model_timeout" } } });
  await projectOutbox(store, graph);
  expect(
    await ask("MATCH (r:Run) RETURN r.status AS status, COUNT { (r)-[:HAS_EXPLAINABILITY]->() } AS reports"),
  ).toEqual([{ status: "failed", reports: 0 }]);
  expect((await diagnose(store, graph)).problems).toEqual([]);
});

it("catches up after it was down for a whole batch, and with a run that came and went meanwhile", async () => {
  const stop = new AbortController();
  const problems: Error[] = [];
  await gate.shut();
  const projecting = runGraphProjection(store, settings(), {
    signal: stop.signal,
    onProblem: (problem) => problems.push(problem),
  });
  try {
    for (let n = 0; n < 60; n += 1) await save(n);
    await store.tenant().runs.delete(7);
    expect(await nodes()).toBe(0);
    await until(() => problems.length > 0);
    expect(problems[0]).toMatchObject({ code: "graph_unreachable" });
    await gate.open();
    await until(async () => (await store.outbox.backlog("graph")).waiting === 0);
    expect(await ask("MATCH (r:Run) RETURN count(r) AS n")).toEqual([{ n: 59 }]);
    expect((await diagnose(store, graph)).problems).toEqual([]);
  } finally {
    stop.abort();
    await projecting;
  }
});

it("holds up no other run for one that cannot be projected", async () => {
  await save(1);
  await store.outbox.add("default", "graph", "no number");
  await save(2);
  expect(await projectOutbox(store, graph)).toEqual({ delivered: 2, failed: 1 });
  expect(await store.outbox.backlog("graph")).toMatchObject({ waiting: 1, last_error: expect.any(String) });
});

describe("the doctor", () => {
  it("finds what differs and puts it right", async () => {
    const [lost, thinned] = [await save(1), await save(2), await save(3)];
    await projectOutbox(store, graph);
    await driver.executeQuery("MATCH (r:Run {id: $lost}) DETACH DELETE r", { lost: neo4j.int(lost) });
    await driver.executeQuery("MATCH (f:Finding {run_id: $thinned}) DETACH DELETE f", { thinned: neo4j.int(thinned) });
    await driver.executeQuery("CREATE (:Run {id: 4711}), (:Span {run_id: 4711, version: 'x', finding_id: 'f'})");
    const diagnosis = await diagnose(store, graph);
    expect(diagnosis.healthy).toBe(false);
    expect(diagnosis.problems).toEqual([
      { code: "graph_run_missing", count: 2, examples: [lost, thinned], repaired: false },
      { code: "graph_run_extra", count: 1, examples: [4711], repaired: false },
      {
        code: "graph_node_dangling",
        count: expect.any(Number),
        examples: expect.arrayContaining(["explainability_without_run", "span_without_finding"]),
        repaired: false,
      },
    ]);
    expect((await diagnose(store, graph, { repair: true })).healthy).toBe(true);
    expect(await diagnose(store, graph)).toEqual({ healthy: true, problems: [] });
  });

  it("calls an announcement that waits lag, not difference", async () => {
    await save(1);
    expect((await diagnose(store, graph)).problems).toEqual([
      { code: "outbox_waiting", count: 1, examples: [], repaired: false },
    ]);
  });
});
