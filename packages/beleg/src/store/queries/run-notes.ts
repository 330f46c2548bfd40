import { sql } from "kysely";
import { json } from "../database/safe-text.ts";
import type { Scope, TenantScope } from "./scope.ts";

/** A try at a run: the run, and when it was begun. */
export type RunTry = { readonly run_id: number; readonly started_at: string };

/** What one tenant's runs at work have said so far, for processes that do not work at them. */
export function runNoteQueries({ db, tenant }: TenantScope) {
  return {
    /**
     * Keeps some notes after the `first_note` kept before. False, and nothing kept, once the run has ended or another try
     * is at it: the lock lets that happen before or after.
     */
    async add({ run_id, started_at }: RunTry, first_note: number, notes: readonly unknown[]): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into run_notes (tenant, run_id, started_at, first_note, notes)
        select tenant, id, started_at, ${first_note}::integer, ${json(notes)}::jsonb from runs
        where tenant = ${tenant} and id = ${run_id} and status = 'running' and started_at = ${started_at}::timestamptz
        for share
        on conflict (tenant, run_id, started_at, first_note) do update set notes = excluded.notes`.execute(db);
      return numAffectedRows === 1n;
    },

    /** What a try has said after the first so many notes. */
    async after({ run_id, started_at }: RunTry, heard: number): Promise<readonly unknown[]> {
      const kept = await db
        .selectFrom("run_notes")
        .select("notes")
        .where("tenant", "=", tenant)
        .where("run_id", "=", run_id)
        .where("started_at", "=", started_at)
        .where("first_note", ">=", heard)
        .orderBy("first_note")
        .execute();
      return kept.flatMap(({ notes }) => notes);
    },

    /** Forgets what a try has said that came to nothing. */
    async forget({ run_id, started_at }: RunTry): Promise<void> {
      await db
        .deleteFrom("run_notes")
        .where("tenant", "=", tenant)
        .where("run_id", "=", run_id)
        .where("started_at", "=", started_at)
        .execute();
    },
  };
}

/** Forgets what tries have said that nobody is at any more, and those begun before a time. */
export async function sweepRunNotes({ db }: Scope, before: string): Promise<void> {
  await sql`delete from run_notes n where n.started_at < ${before}::timestamptz or not exists (
    select 1 from runs r where r.tenant = n.tenant and r.id = n.run_id and r.status = 'running' and r.started_at = n.started_at
  )`.execute(db);
}
