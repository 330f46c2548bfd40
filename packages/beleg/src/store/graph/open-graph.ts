import { belegError } from "@beleg/core/contracts";
import type { Driver, Integer, ManagedTransaction } from "neo4j-driver";
import { optionalPackage } from "../../files/index.ts";
import type { ProjectedRun, ProjectionCount } from "../queries/projections.ts";
import { COUNT_RUNS, DANGLING, HIGHEST_RUN, REMOVE_RUNS, WRITE_RUNS } from "./cypher.ts";
import { graphRows } from "./graph-rows.ts";
import { GRAPH_SCHEMA } from "./graph-schema.ts";

export type GraphSettings = {
  readonly neo4j_uri: string | null;
  readonly neo4j_username: string;
  readonly neo4j_password: string | null;
};

/** The graph beside the store: a picture of its runs, never a second truth. */
export type Graph = {
  /** Writes runs anew, each whole or not at all. */
  write(runs: readonly ProjectedRun[]): Promise<void>;
  /** Removes runs and what was there for them alone. */
  remove(ids: readonly number[]): Promise<void>;
  /** What it holds of the runs with ids in (after, last]. */
  counts(after: number, last: number): Promise<readonly ProjectionCount[]>;
  highestRun(): Promise<number>;
  /** How many nodes hang on nothing, by kind; only kinds that occur. */
  dangling(): Promise<Readonly<Record<string, number>>>;
  removeDangling(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the graph the settings name and sees to its constraints; null when none is configured. */
export async function openGraph(settings: GraphSettings): Promise<Graph | null> {
  const { neo4j_uri: uri, neo4j_username: user, neo4j_password: password } = settings;
  if (uri === null) return null;
  const { default: neo4j } = await optionalPackage("neo4j-driver", () => import("neo4j-driver"));
  const driver = connect();
  try {
    await driver.verifyConnectivity();
    for (const statement of GRAPH_SCHEMA) await driver.executeQuery(statement);
  } catch (error) {
    await driver.close();
    throw graphFailure(error, uri);
  }

  function connect(): Driver {
    try {
      return neo4j.driver(uri as string, password === null ? undefined : neo4j.auth.basic(user, password), {
        disableLosslessIntegers: true,
        connectionTimeout: 5000,
        maxTransactionRetryTime: 5000,
        telemetryDisabled: true,
      });
    } catch (error) {
      throw graphFailure(error, uri as string);
    }
  }
  const int = (value: number): Integer => neo4j.int(value);
  const inTransaction = async <T>(work: (tx: ManagedTransaction) => Promise<T>): Promise<T> => {
    const session = driver.session();
    try {
      return await session.executeWrite(work);
    } catch (error) {
      throw graphFailure(error, uri);
    } finally {
      await session.close();
    }
  };
  const all = (statements: readonly string[], parameters: object) =>
    inTransaction(async (tx) => {
      for (const statement of statements) await tx.run(statement, parameters);
    });
  const read = <T>(statement: string, parameters: object = {}) =>
    inTransaction(async (tx) => (await tx.run(statement, parameters)).records.map((record) => record.toObject() as T));

  return {
    write: (runs) => all(WRITE_RUNS, graphRows(runs, int)),
    remove: (ids) => all(REMOVE_RUNS, { ids: ids.map(int) }),
    counts: (after, last) => read<ProjectionCount>(COUNT_RUNS, { after: int(after), last: int(last) }),
    highestRun: async () => (await read<{ id: number }>(HIGHEST_RUN))[0]?.id ?? 0,
    dangling: async () => {
      const found: Record<string, number> = {};
      for (const [kind, match] of Object.entries(DANGLING)) {
        const [row] = await read<{ n: number }>(`${match} RETURN count(n) AS n`);
        if (row && row.n > 0) found[kind] = row.n;
      }
      return found;
    },
    removeDangling: () =>
      all(
        Object.values(DANGLING).map((match) => `${match} DETACH DELETE n`),
        {},
      ),
    close: () => driver.close(),
  };
}

const UNREACHABLE = new Set(["ServiceUnavailable", "SessionExpired", "Neo.ClientError.Security.Unauthorized"]);

function graphFailure(error: unknown, uri: string): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const lost = typeof code === "string" && UNREACHABLE.has(code);
  const badAddress = code === undefined && /url|scheme|uri/i.test(String(message));
  if (!lost && !badAddress) return error;
  const detail = String(message).replace(/\s+/g, " ").slice(0, 200);
  return belegError("graph_unreachable", { uri: uri.replace(/\/\/[^@/]*@/, "//"), detail }, { cause: error });
}
