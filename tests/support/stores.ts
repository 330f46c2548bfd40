import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openQueue } from "../../packages/beleg/src/queue/index.ts";
import { openStore, type Store, type StoreSettings } from "../../packages/beleg/src/store/index.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { fillHome } from "./ready-home.ts";

/** A place for stores, embedded in a folder or on a real server; `fresh` gives settings that name an empty one, and a graph, so that changes are announced. */
export type Engine = {
  readonly kind: "embedded" | "server";
  fresh(): Promise<StoreSettings>;
  /** Without tables and queues yet. Only a server has it: an embedded folder is made with them. */
  bare?(): Promise<StoreSettings>;
  readonly server?: PostgresServer;
  stop(): Promise<void>;
};

const READY = "beleg_ready";

export const ENGINES = ["embedded", "server"] as const;

export async function startEngine(kind: (typeof ENGINES)[number]): Promise<Engine> {
  if (kind === "embedded") {
    const folder = mkdtempSync(join(tmpdir(), "beleg-store-"));
    const counter = numbers();
    return {
      kind,
      fresh: async () => {
        const home = join(folder, `home-${counter()}`);
        await fillHome(home);
        return { database_url: null, home, neo4j_uri: "bolt://announce" };
      },
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const server = await startPostgres({ name: READY, put: putReady });
  const counter = numbers();
  return {
    kind,
    server,
    fresh: async () => ({
      database_url: await createDatabase(server.url, `beleg_${counter()}`, READY),
      home: "unused",
      neo4j_uri: "bolt://announce",
    }),
    bare: async () => ({ database_url: await createDatabase(server.url, `beleg_${counter()}`), home: "unused" }),
    stop: () => server.stop(),
  };
}

/** A database with its tables and queues, which the server copies. */
async function putReady(url: string): Promise<void> {
  const ready = await createDatabase(url, READY);
  const store = await openStore({ database_url: ready, home: "unused" });
  await (await openQueue(store)).stop({ timeoutMs: 0 });
  await store.close();
}

async function createDatabase(url: string, name: string, template = "template1"): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Opens a store on an empty database of the engine. */
export async function freshStore(engine: Engine): Promise<Store> {
  return openStore(await engine.fresh());
}

function numbers(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
