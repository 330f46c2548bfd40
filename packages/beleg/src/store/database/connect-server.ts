import { belegError } from "@beleg/core/contracts";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Connection } from "./connection.ts";
import { PARSERS } from "./parsers.ts";
import { storableParameters } from "./storable-parameters.ts";
import { storeFailure } from "./store-failure.ts";
import type { Tables } from "./tables.ts";

const OLDEST = 150_000;

/** Connects to a PostgreSQL server; answers only once it has been reached and is recent enough. */
export async function connectServer(url: string): Promise<Connection> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "beleg",
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        (format !== "binary" && PARSERS[oid]) || pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // A connection that breaks while nobody asks it anything is replaced by the pool; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [storableParameters] });
  try {
    const { rows } = await sql<{
      version: number;
    }>`select current_setting('server_version_num')::int as version`.execute(db);
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST) throw belegError("store_too_old", { version: Math.floor(version / 10_000) });
  } catch (error) {
    await db.destroy();
    throw storeFailure(error);
  }
  return { kind: "server", db, url, close: () => db.destroy() };
}
