import { createHash } from "node:crypto";
import { belegError } from "@beleg/core/contracts";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { MIGRATIONS, type Migration } from "./index.ts";

/** Any number will do as long as every Beleg takes the same one. */
const LOCK = 4_201_966;

const UNDEFINED_TABLE = "42P01";

type Applied = { readonly name: string; readonly checksum: string };

/** Brings the schema up to date: forward only, all missing steps in one transaction, one process at a time. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const before = await appliedSteps(db).catch(noTable);
  if (pending(before, MIGRATIONS).length === 0) return;
  await db.transaction().execute((tx) => migrateInside(tx));
}

/** Only a database that has no such table yet has no steps: any other trouble is not a reason to begin anew. */
function noTable(error: unknown): [] {
  if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return [];
  throw error;
}

/** The same inside a transaction; `upTo` names the only steps wanted, for restoring an older backup. */
export async function migrateInside(tx: Transaction<Tables>, upTo?: readonly string[]): Promise<void> {
  const unknown = upTo?.find((name) => !MIGRATIONS.some((step) => step.name === name));
  if (unknown !== undefined) throw belegError("store_too_new", { name: unknown });
  const wanted = upTo === undefined ? MIGRATIONS : MIGRATIONS.filter(({ name }) => upTo.includes(name));
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(tx);
  for (const step of pending(await appliedSteps(tx), wanted)) {
    for (const statement of statementsOf(step.sql)) await sql.raw(statement).execute(tx);
    await sql`insert into schema_migrations (name, checksum) values (${step.name}, ${checksumOf(step)})`.execute(tx);
  }
}

/** The steps a database has, in order. */
export async function appliedSteps(db: Kysely<Tables>): Promise<readonly Applied[]> {
  return (await sql<Applied>`select name, checksum from schema_migrations order by name`.execute(db)).rows;
}

function pending(applied: readonly Applied[], wanted: readonly Migration[]): readonly Migration[] {
  for (const { name, checksum } of applied) {
    const known = MIGRATIONS.find((step) => step.name === name);
    if (known === undefined) throw belegError("store_too_new", { name });
    if (checksumOf(known) !== checksum) throw belegError("store_changed", { name });
  }
  return wanted.filter((step) => !applied.some(({ name }) => name === step.name));
}

function checksumOf({ sql: text }: Migration): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The embedded engine takes one statement at a time: a step's statements end with a semicolon at the end of a line. */
function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
