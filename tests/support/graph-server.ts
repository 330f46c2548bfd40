import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { provideGrafeo, startGrafeo } from "./grafeo/grafeo-server.ts";
import { provideNeo4j, spawnNeo4j } from "./neo4j.ts";

/** A graph server for tests, empty at first. */
export type GraphServer = {
  /** A real Neo4j 5 community server, or the in-process engine that stands in where none can be had. */
  readonly product: "neo4j" | "grafeo";
  readonly uri: string;
  /** Takes it down; its data stay. */
  halt(): Promise<void>;
  /** Brings it up again at the same address. */
  start(): Promise<void>;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a real Neo4j; where Maven Central cannot be reached and none is cached, the in-process engine, and says so.
 * BELEG_TEST_GRAPH=grafeo or neo4j leaves no choice.
 */
export async function startGraph(): Promise<GraphServer> {
  const wanted = process.env.BELEG_TEST_GRAPH ?? (await graphOfRun())?.product;
  if (wanted === "grafeo") return startGrafeo(await provideGrafeo());
  const neo4j = await provideNeo4j().catch((error: unknown) => error as Error);
  if (typeof neo4j === "string") return spawnNeo4j(neo4j);
  if (wanted === "neo4j") throw neo4j;
  const grafeo = await startGrafeo(await provideGrafeo());
  process.stderr.write(
    `\n*** ${neo4j.message}: the tests of the graph run against an IN-PROCESS ENGINE (Grafeo), this run proves less ***\n\n`,
  );
  return grafeo;
}

/** The server the test run has started, or one of this file's own. */
export async function useGraph(): Promise<Pick<GraphServer, "product" | "uri" | "stop">> {
  const { BELEG_TEST_NEO4J_URI: uri, BELEG_TEST_GRAPH: product } = process.env;
  const named = product === "grafeo" ? product : "neo4j";
  const given = uri === undefined ? await graphOfRun() : ({ uri, product: named } as const);
  return given === undefined ? startGraph() : { ...given, stop: async () => {} };
}

/** What a test run says of its server: to fetch one takes minutes on a new machine, and other tests need not wait for it. */
export type GraphOfRun = Pick<GraphServer, "product" | "uri"> | { readonly error: string };

/** Tells the tests of a run where its server is, or why there is none. */
export function tellGraph(file: string, graph: GraphOfRun): void {
  writeFileSync(`${file}.draft`, JSON.stringify(graph));
  renameSync(`${file}.draft`, file);
}

async function graphOfRun(): Promise<Pick<GraphServer, "product" | "uri"> | undefined> {
  const file = process.env.BELEG_TEST_GRAPH_FILE;
  if (file === undefined) return undefined;
  while (!existsSync(file)) await sleep(200);
  const graph = JSON.parse(readFileSync(file, "utf8")) as GraphOfRun;
  if ("error" in graph) throw new Error(graph.error);
  return graph;
}
