import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { promisify } from "node:util";
import neo4j, { type Driver } from "neo4j-driver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { diagnose, type Graph, openGraph, openStore, projectOutbox } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { provideGrafeo, startGrafeo } from "../../support/grafeo/grafeo-server.ts";
import { packMessage, unpackMessage } from "../../support/grafeo/pack-stream.ts";
import type { GraphServer } from "../../support/graph-server.ts";

// Where no Neo4j can be had the tests of the graph run against an in-process engine. That way out is tried here always.

let installed: string;
beforeAll(async () => {
  installed = await provideGrafeo();
});

describe("the in-process graph", () => {
  let server: GraphServer;
  let driver: Driver;
  beforeEach(async () => {
    server = await startGrafeo(installed);
    driver = neo4j.driver(server.uri, undefined, { disableLosslessIntegers: true });
  });
  afterEach(async () => {
    await driver.close();
    await server.stop();
  });
  const ask = async (cypher: string, parameters = {}) =>
    (await driver.executeQuery(cypher, parameters)).records.map((record) => record.toObject());

  it("takes runs from the projector, keeps them over a restart, and satisfies the doctor", async () => {
    const home = mkdtempSync(join(tmpdir(), "beleg-fallback-"));
    const store = await openStore({ database_url: null, home, neo4j_uri: server.uri });
    const settings = { neo4j_uri: server.uri, neo4j_username: "neo4j", neo4j_password: "any" };
    const open = async () => (await openGraph(settings)) as Graph;
    let graph = await open();
    try {
      for (let n = 0; n < 3; n += 1) await store.tenant().runs.save(exampleRun(n));
      expect(await projectOutbox(store, graph)).toEqual({ delivered: 3, failed: 0 });
      await store.tenant().runs.delete(2);
      await projectOutbox(store, graph);
      await graph.close();
      await server.halt();
      await expect(open()).rejects.toMatchObject({ code: "graph_unreachable" });
      await server.start();
      graph = await open();
      expect(await graph.counts(0, 100)).toEqual([
        { id: 1, reports: 1, findings: 1 },
        { id: 3, reports: 1, findings: 1 },
      ]);
      expect(await diagnose(store, graph)).toEqual({ healthy: true, problems: [] });
      await driver.executeQuery("MATCH (f:Finding {run_id: 3}) DETACH DELETE f");
      expect((await diagnose(store, graph)).healthy).toBe(false);
      expect((await diagnose(store, graph, { repair: true })).healthy).toBe(true);
      expect(await diagnose(store, graph)).toEqual({ healthy: true, problems: [] });
    } finally {
      await graph.close();
      await store.close();
      rmSync(home, { recursive: true, force: true });
    }
  });

  it("carries every kind of value there and back, in messages of any size", async () => {
    const value = {
      nothing: null,
      yes: true,
      numbers: [0, -16, -17, 127, 128, 2 ** 31, -(2 ** 53) + 1].map((n) => neo4j.int(n)),
      half: 0.5,
      words: ["", "ä".repeat(200), "x".repeat(70_000)],
      deep: { list: Array.from({ length: 300 }, (_, n) => neo4j.int(n)), map: { a: { b: "c" } } },
    };
    const [row] = await ask("UNWIND $rows AS row RETURN row", { rows: [value] });
    expect(row?.row).toEqual(JSON.parse(JSON.stringify(value, (_, v) => (neo4j.isInt(v) ? v.toNumber() : v))));
  });

  it("fails in Neo4j's words, and goes on afterwards", async () => {
    await expect(ask("RETRUN 1")).rejects.toMatchObject({ code: "Neo.ClientError.Statement.SyntaxError" });
    await ask("CREATE CONSTRAINT once IF NOT EXISTS FOR (n:Run) REQUIRE n.id IS UNIQUE");
    await ask("CREATE (:Run {id: 1})");
    await expect(ask("CREATE (:Run {id: 1})")).rejects.toMatchObject({
      code: "Neo.ClientError.Schema.ConstraintValidationFailed",
    });
    const session = driver.session();
    await expect(
      session.executeWrite(async (tx) => {
        await tx.run("CREATE (:Run {id: 2})");
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await session.close();
    expect(await ask("MATCH (n:Run) RETURN count(n) AS n")).toEqual([{ n: 1 }]);
  });

  it("lets transactions that meet try again until each has passed", async () => {
    await ask("CREATE (:Counter {n: 0})");
    await Promise.all(Array.from({ length: 5 }, () => ask("MATCH (c:Counter) SET c.n = c.n + 1")));
    expect(await ask("MATCH (c:Counter) RETURN c.n AS n")).toEqual([{ n: 5 }]);
  });

  it("speaks the older protocol too, and none that it does not know", async () => {
    const port = Number(new URL(server.uri).port);
    const greet = async (...proposal: number[]) => {
      const socket = createConnection(port, "127.0.0.1");
      socket.write(Buffer.from([0x60, 0x60, 0xb0, 0x17, ...proposal, ...Array.from({ length: 12 }, () => 0)]));
      return { socket, version: [...((await once(socket, "data")) as [Buffer])[0]] };
    };
    const unknown = await greet(0, 0, 0, 3);
    expect(unknown.version).toEqual([0, 0, 0, 0]);
    unknown.socket.destroy();
    const { socket, version } = await greet(0, 2, 4, 4);
    expect(version).toEqual([0, 0, 4, 4]);
    const request = async (tag: number, ...fields: unknown[]) => {
      const message = packMessage(tag, fields);
      socket.write(Buffer.concat([Buffer.from([0, message.length]), message, Buffer.from([0, 0])]));
      const [answer] = (await once(socket, "data")) as [Buffer];
      return unpackMessage(answer.subarray(2));
    };
    expect(await request(0x01, { user_agent: "test/1", scheme: "none" })).toMatchObject({ tag: 0x70 });
    expect(await request(0x10, "RETURN 41 + 1 AS n", {}, {})).toMatchObject({ tag: 0x70, fields: [{ fields: ["n"] }] });
    expect(await request(0x3f, { n: -1 })).toEqual({ tag: 0x71, fields: [[42]] });
    socket.destroy();
  });
});

describe("where Maven Central cannot be reached", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "beleg-no-maven-"));
    mkdirSync(join(folder, "beleg-test"));
    symlinkSync(installed, join(folder, "beleg-test", basename(installed)));
    for (const tool of ["mvn", "javac"]) writeFileSync(join(folder, tool), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (env: Record<string, string>) => {
    const module = new URL("../../support/graph-server.ts", import.meta.url).href;
    const script = `const { startGraph } = await import("${module}");
      const server = await startGraph(); console.log(server.product); await server.stop();`;
    const PATH = `${folder}${delimiter}${process.env.PATH}`;
    return promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, BELEG_TEST_GRAPH: "", XDG_CACHE_HOME: folder, PATH, ...env },
    });
  };

  it("the tests get the in-process graph, and are told so loudly", async () => {
    const { stdout, stderr } = await start({});
    expect(stdout).toBe("grafeo\n");
    expect(stderr).toMatch(/\*\*\* Neo4j .* could not be fetched .*IN-PROCESS ENGINE .* this run proves less \*\*\*/);
  });

  it("whoever insists on a Neo4j gets none rather than another", async () => {
    await expect(start({ BELEG_TEST_GRAPH: "neo4j" })).rejects.toThrow(/could not be fetched/);
  });
});
