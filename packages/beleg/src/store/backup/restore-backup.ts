import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { BelegError, belegError } from "@beleg/core/contracts";
import { sql, type Transaction } from "kysely";
import { atomically } from "../database/atomically.ts";
import { connectEmbedded } from "../database/connect-embedded.ts";
import { connectServer } from "../database/connect-server.ts";
import type { Connection } from "../database/connection.ts";
import { lockFolder } from "../database/folder-lock.ts";
import type { Tables } from "../database/tables.ts";
import { migrate, migrateInside } from "../migrations/migrate.ts";
import { type StoreSettings, storeFolder } from "../open-store.ts";
import {
  advanceIds,
  type BackupTable,
  backupTables,
  dropTables,
  holdsData,
  insertStoredRows,
} from "../queries/backup-tables.ts";
import type { OpenJob } from "../queries/job-rows.ts";
import { extendPartitions, PARTITIONED } from "../queries/partitions.ts";
import { readBackup } from "./read-backup.ts";

export type RestoreOptions = {
  readonly cwd: string;
  /** Whether data that are there may go. Defaults to false. */
  readonly replace?: boolean;
};

export type Restored = {
  readonly rows: number;
  /** Jobs that were open at the time of the backup; the caller sends them again. */
  readonly jobs: readonly OpenJob[];
  /** Where the embedded database that was there before is now; null when there was none. */
  readonly aside: string | null;
};

const BATCH = 200;

/**
 * Puts the content of a backup in place, all of it or nothing. An embedded database that is damaged, or may be replaced,
 * is moved aside first; a server's tables are replaced in the same transaction.
 */
export async function restoreBackup(
  settings: StoreSettings,
  file: string,
  { cwd, replace = false }: RestoreOptions,
): Promise<Restored> {
  // The whole file is read once before anything is touched: a backup cut short must not cost what is there.
  for await (const _line of readBackup(file)) void _line;
  const aside = settings.database_url === null ? await moveAside(storeFolder(settings.home, cwd), replace) : null;
  const connection = await connect(settings, cwd);
  try {
    const loaded = await load(connection, file, replace || aside !== null);
    await migrate(connection.db);
    return { ...loaded, aside };
  } finally {
    await connection.close();
  }
}

function connect({ database_url, home }: StoreSettings, cwd: string): Promise<Connection> {
  return database_url === null
    ? connectEmbedded(storeFolder(home, cwd), { waitMs: 10_000 })
    : connectServer(database_url);
}

async function load(connection: Connection, file: string, replace: boolean): Promise<Omit<Restored, "aside">> {
  return atomically(connection.db, async (tx) => {
    if (!replace && (await holdsData(tx, await backupTables(tx)))) throw belegError("store_not_empty", {});
    await dropTables(tx);
    let rows = 0;
    const jobs: OpenJob[] = [];
    let table: BackupTable | undefined;
    let waiting: string[] = [];
    const flush = async () => {
      if (table && waiting.length > 0) await insertStoredRows(tx, table, Buffer.from(`[${waiting.join(",")}]`));
      rows += waiting.length;
      waiting = [];
    };
    for await (const line of readBackup(file)) {
      if (line.kind === "head") await migrateInside(tx, line.steps);
      else if (line.kind === "table") {
        await flush();
        table = line;
        if (PARTITIONED.some((name) => name === line.name)) await extendWherePartitioned(tx);
      } else if (line.kind === "job") jobs.push(line.job);
      else if (waiting.push(line.json) >= BATCH) await flush();
    }
    await flush();
    await advanceIds(tx);
    return { rows, jobs };
  });
}

/** What goes back into partitions finds them there; tables of an older backup get theirs from the steps that follow. */
async function extendWherePartitioned(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from pg_partitioned_table limit 1`.execute(tx);
  if (rows.length > 0) await extendPartitions(tx);
}

/** Moves an embedded database out of the way when it is damaged or may be replaced. */
async function moveAside(folder: string, replace: boolean): Promise<string | null> {
  if (!existsSync(folder)) return null;
  if (!replace && !(await isDamaged(folder))) return null;
  const lock = await lockFolder(folder, 10_000);
  try {
    const aside = `${folder}.before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
    await rename(folder, aside);
    return aside;
  } finally {
    await lock.release();
  }
}

async function isDamaged(folder: string): Promise<boolean> {
  try {
    const connection = await connectEmbedded(folder, { waitMs: 10_000 });
    try {
      await backupTables(connection.db);
    } finally {
      await connection.close();
    }
    return false;
  } catch (error) {
    if (error instanceof BelegError && error.code !== "store_damaged") throw error;
    return true;
  }
}
