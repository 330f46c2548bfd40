import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { belegError } from "@beleg/core/contracts";
import { sql } from "kysely";
import { appliedSteps } from "../migrations/migrate.ts";
import { backupTables, storedRows } from "../queries/backup-tables.ts";
import type { Store, StoreTransaction } from "../store.ts";

export const BACKUP_FORMAT = "beleg-backup";
export const BACKUP_VERSION = 2;

const ROW_START = Buffer.from('{"row":');
const ROW_END = Buffer.from("}\n");

/** What a backup holds. */
export type BackupSummary = { readonly rows: number; readonly jobs: number };

/**
 * Writes everything in the store to one file, as of one moment, while others go on working: gzipped JSON lines that do
 * not depend on the engine, so a backup of the embedded database can be restored on a server and the other way round.
 */
export async function writeBackup(store: Store, file: string): Promise<BackupSummary> {
  const draft = `${file}.${process.pid}.tmp`;
  const summary = { rows: 0, jobs: 0 };
  try {
    await store.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx.db);
      await pipeline(sealed(linesOf(tx, summary), summary), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    });
    await rename(draft, file);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === "open" || syscall === "write" || syscall === "rename") {
      throw belegError("file_unwritable", { file, detail: code ?? "" }, { cause: error });
    }
    throw error;
  }
}

async function* linesOf(
  tx: StoreTransaction,
  summary: { rows: number; jobs: number },
): AsyncGenerator<string | Buffer> {
  const steps = (await appliedSteps(tx.db)).map(({ name }) => name);
  const made_at = new Date(tx.clock.now()).toISOString();
  yield `${JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION, made_at, steps })}\n`;
  for (const table of await backupTables(tx.db)) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
    for await (const row of storedRows(tx.db, table)) {
      yield Buffer.concat([ROW_START, row, ROW_END]);
      summary.rows += 1;
    }
  }
  for (const job of (await tx.jobRows.exist()) ? await tx.jobRows.open() : []) {
    yield `${JSON.stringify({ job })}\n`;
    summary.jobs += 1;
  }
}

/** Ends with the digest of all that came before, so that a changed backup is known for one. */
async function* sealed(lines: AsyncIterable<string | Buffer>, summary: BackupSummary): AsyncGenerator<string | Buffer> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ end: { ...summary, sha256: hash.digest("hex") } })}\n`;
}
