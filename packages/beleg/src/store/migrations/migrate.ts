import { createHash } from "node:crypto";
import { belegError } from "@beleg/core/contracts/errors";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { MIGRATIONS, type Migration } from "./index.ts";

/** Any number will do as long as every Beleg takes the same one. */
const LOCK = 4_201_966;

type Applied = { readonly name: string; readonly checksum: string };

/**
 * Brings the schema up to date: forward only, all missing steps in one transaction, one process at a time.
 * `upTo` stops after the named step, for restoring an older backup.
 */
export async function migrate(db: Kysely<Tables>, { upTo }: { upTo?: string } = {}): Promise<readonly string[]> {
  const wanted =
    upTo === undefined ? MIGRATIONS : MIGRATIONS.slice(0, MIGRATIONS.findIndex((m) => m.name === upTo) + 1);
  const before = await appliedSteps(db).catch(() => []);
  if (pending(before, wanted).length === 0) return [];
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(tx);
    const steps = pending(await appliedSteps(tx), wanted);
    for (const step of steps) {
      for (const statement of statementsOf(step.sql)) await sql.raw(statement).execute(tx);
      await sql`insert into schema_migrations (name, checksum) values (${step.name}, ${checksumOf(step)})`.execute(tx);
    }
    return steps.map(({ name }) => name);
  });
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
