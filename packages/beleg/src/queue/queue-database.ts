import { type ConstructorOptions, type Db, fromKysely, fromPglite } from "pg-boss";
import type { Connection } from "../store/database/connection.ts";
import { addsRows, requireFreeDisk } from "../store/database/require-free-disk.ts";
import type { StoreTransaction } from "../store/index.ts";

/** How pg-boss reaches the store's database. */
export function databaseOptions(connection: Connection): ConstructorOptions {
  return connection.kind === "server"
    ? { connectionString: connection.url, application_name: "beleg jobs", max: 4 }
    : { db: guardDiskSpace(fromPglite(connection.pglite), connection), backend: "pglite" };
}

/** The store's transaction as pg-boss takes it; the two carry different copies of the same type. */
export function transactionDatabase(tx: StoreTransaction, connection: Connection): Db {
  const db = fromKysely(tx.db.withoutPlugins() as unknown as Parameters<typeof fromKysely>[0]);
  return guardDiskSpace(db, connection);
}

/** pg-boss writes past the store's own guard: a nearly full disk must stop it all the same. */
function guardDiskSpace<Through extends Db>(db: Through, connection: Connection): Through {
  if (connection.kind === "server") return db;
  return Object.assign(Object.create(db) as Through, {
    executeSql: async (text: string, values?: unknown[]) => {
      if (addsRows(text)) requireFreeDisk(connection.folder);
      return db.executeSql(text, values);
    },
  });
}
