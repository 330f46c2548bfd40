import { join, resolve } from "node:path";
import type { Clock } from "@beleg/core";
import { forgetTexts } from "../language-model/disk-cache.ts";
import { connectEmbedded } from "./database/connect-embedded.ts";
import { connectServer } from "./database/connect-server.ts";
import { openFailure, storeFailure } from "./database/store-failure.ts";
import { migrate } from "./migrations/migrate.ts";
import { type Store, storeOver } from "./store.ts";

/** The settings that concern the store. */
export type StoreSettings = {
  /** A PostgreSQL server; null: the embedded one. */
  readonly database_url: string | null;
  /** The folder of Beleg's state. */
  readonly home: string;
  /** A Neo4j server that is told of every change; null or absent: none is, and nothing is kept for it. */
  readonly neo4j_uri?: string | null;
};

/** What may be put in the place of the world. */
export type OpenStoreOptions = {
  /** Where `home` starts from. Defaults to the present folder. */
  readonly cwd?: string;
  /** Defaults to the system's clock. */
  readonly clock?: Clock;
  /** How long to wait for another process that holds the embedded folder. Defaults to 10 s. */
  readonly lockWaitMs?: number;
  /** Whether other processes may use an embedded store through this one, as a service lets them. Defaults to false. */
  readonly receives?: boolean;
  /** Whether an embedded store may be used through the service that holds it. Defaults to false: it must be ours alone. */
  readonly visits?: boolean;
};

/** The folder of the embedded database. */
export function storeFolder(home: string, cwd: string = process.cwd()): string {
  return resolve(cwd, home, "store");
}

/** Opens the store the settings name and brings its schema up to date. */
export async function openStore(
  { database_url, home, neo4j_uri = null }: StoreSettings,
  {
    cwd = process.cwd(),
    clock = { now: () => Date.now() },
    lockWaitMs = 10_000,
    receives,
    visits,
  }: OpenStoreOptions = {},
): Promise<Store> {
  const folder = storeFolder(home, cwd);
  const connection =
    database_url === null
      ? await connectEmbedded(folder, { waitMs: lockWaitMs, receives, visits })
      : await connectServer(database_url);
  try {
    await migrate(connection.db);
  } catch (error) {
    await connection.close();
    throw database_url === null ? openFailure(error, folder) : storeFailure(error);
  }
  const answers = join(resolve(cwd, home), "cache", "model");
  return storeOver(connection, {
    clock,
    graph: neo4j_uri !== null,
    forgetTexts: (digests) => forgetTexts(answers, digests),
  });
}
