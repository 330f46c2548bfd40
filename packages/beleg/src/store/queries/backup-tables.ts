import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** A table as a backup sees it: every column that is stored, none that the database computes. */
export type BackupTable = { readonly name: string; readonly columns: readonly string[] };

/** Made again when they are missed: not worth their place in a backup. */
const LEFT_OUT = ["schema_migrations", "model_cache", "rate_limits", "run_notes"];

/** The tables in an order in which each comes after those it refers to; read from the database, so none is forgotten. Partitions are in theirs. */
export async function backupTables(db: Kysely<Tables>): Promise<readonly BackupTable[]> {
  const { rows: columns } = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and not exists (select 1 from pg_class p where p.oid = to_regclass(quote_ident(c.table_name)) and p.relispartition)
    order by c.table_name, c.ordinal_position`.execute(db);
  const { rows: references } = await sql<{ name: string; parent: string }>`
    select child.relname as name, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { name, column } of columns) {
    if (!LEFT_OUT.includes(name)) tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  const ordered: BackupTable[] = [];
  const place = (name: string) => {
    if (ordered.some((table) => table.name === name)) return;
    for (const { parent } of references.filter((reference) => reference.name === name)) {
      if (parent !== name) place(parent);
    }
    ordered.push({ name, columns: tables.get(name) ?? [] });
  };
  for (const name of tables.keys()) place(name);
  return ordered;
}

/** Whether any of the tables has a row. */
export async function holdsData(db: Kysely<Tables>, tables: readonly BackupTable[]): Promise<boolean> {
  for (const { name } of tables) {
    if (name === "outbox" || name === "effects") continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Reads a table row by row as JSON bytes, exactly as stored. Inside a transaction: it uses a cursor. */
export async function* storedRows(db: Kysely<Tables>, { name, columns }: BackupTable): AsyncGenerator<Buffer> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for
    select convert_to(to_jsonb(r)::text, 'UTF8') as row from (select ${list} from ${sql.table(name)}) r`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: Uint8Array }>`fetch 200 from backup_rows`.execute(db);
    for (const { row } of rows) yield Buffer.from(row);
    if (rows.length === 0) break;
  }
  await sql`close backup_rows`.execute(db);
}

/** Writes stored rows back: a JSON array of them, as bytes. */
export async function insertStoredRows(
  db: Kysely<Tables>,
  { name, columns }: BackupTable,
  rows: Buffer,
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, convert_from(${rows}::bytea, 'UTF8')::jsonb)`.execute(
    db,
  );
}

/** Lets counted ids go on after the highest one that was written. */
export async function advanceIds(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { name, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), greatest(1, max(${sql.ref(column)})),
      max(${sql.ref(column)}) is not null) from ${sql.table(name)}`.execute(db);
  }
}

/** Drops every table, so that the schema can be made anew at the level of a backup. */
export async function dropTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
}
