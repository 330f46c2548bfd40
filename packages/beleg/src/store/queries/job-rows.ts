import { sql } from "kysely";
import type { Scope } from "./scope.ts";

export type JobState = "created" | "retry" | "active" | "completed" | "cancelled" | "failed";

export type JobRow = {
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly attempt: number;
  readonly created_at: string;
  readonly run_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  /** For a dead job, the queue it came from. */
  readonly from_queue: string | null;
  readonly error: string | null;
};

/** A job that has not been done, as a backup keeps it. */
export type OpenJob = {
  readonly queue: string;
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly run_at: string;
};

/** What nobody will end any more: a run or an evaluation. */
export type LostWork = {
  readonly tenant: string;
  readonly run_id: number | null;
  readonly evaluation_id: number | null;
};

const job = sql.table("beleg_jobs.job");

/** Reads the tables of the job engine for lists; it alone writes them. */
export function jobRowQueries({ db }: Scope) {
  return {
    /** Whether the job engine has ever been set up in this database. */
    async exist(): Promise<boolean> {
      const { rows } = await sql<{ there: boolean }>`
        select to_regclass('beleg_jobs.job') is not null as there`.execute(db);
      return rows[0]?.there === true;
    },

    /** How many jobs of each queue stand where; `waiting` may start now, `timed` later. */
    async counts(): Promise<readonly { queue: string; state: string; n: number }[]> {
      const { rows } = await sql<{ queue: string; state: string; n: number }>`
        select name as queue,
          case when state in ('created', 'retry') then case when start_after > now() then 'timed' else 'waiting' end
            else state::text end as state,
          count(*) as n
        from ${job} group by 1, 2 order by 1, 2`.execute(db);
      return rows;
    },

    /** Newest first; without a state the open and the dead ones. */
    async list({
      queue,
      state,
      limit = 50,
    }: {
      queue?: string;
      state?: JobState;
      limit?: number;
    } = {}): Promise<readonly JobRow[]> {
      const { rows } = await sql<JobRow>`
        select id, name as queue, state::text as state, data as payload, retry_count as attempt,
          created_on as created_at, start_after as run_at, started_on as started_at, completed_on as finished_at,
          source_name as from_queue, coalesce(source_output, output) ->> 'message' as error
        from ${job}
        where ${queue === undefined ? sql`true` : sql`name = ${queue}`}
          and ${state === undefined ? sql`state in ('created', 'retry', 'active', 'failed')` : sql`state::text = ${state}`}
        order by created_on desc, id limit ${limit}`.execute(db);
      return rows;
    },

    /** One job in whatever queue it is. */
    async find(id: string): Promise<Pick<JobRow, "id" | "queue" | "state" | "payload"> | undefined> {
      const { rows } = await sql<Pick<JobRow, "id" | "queue" | "state" | "payload">>`
        select id, name as queue, state::text as state, data as payload from ${job}
        where id::text = ${id} limit 1`.execute(db);
      return rows[0];
    },

    /** Every job that has not been done. */
    async open(): Promise<readonly OpenJob[]> {
      const { rows } = await sql<OpenJob>`
        select name as queue, id, data as payload, start_after as run_at from ${job}
        where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on, id`.execute(
        db,
      );
      return rows;
    },

    /** Runs and evaluations that are open although no try is left of the job that would end them. */
    async lost(): Promise<readonly LostWork[]> {
      const { rows } = await sql<LostWork>`
        select distinct tenant, run_id, evaluation_id
        from (select data ->> 'tenant' as tenant, (data ->> 'run_id')::bigint as run_id,
            (data ->> 'evaluation_id')::bigint as evaluation_id
          from ${job} where name = 'dead' and state = 'created' and source_name in ('check', 'evaluation')) as dead
        where exists (select from runs r
            where r.tenant = dead.tenant and r.id = dead.run_id and r.status in ('pending', 'running'))
          or exists (select from evaluations e
            where e.tenant = dead.tenant and e.id = dead.evaluation_id and e.status in ('pending', 'running'))`.execute(
        db,
      );
      return rows;
    },

    /** The jobs somebody is doing. */
    async active(): Promise<readonly { id: string; queue: string }[]> {
      const { rows } = await sql<{ id: string; queue: string }>`
        select id, name as queue from ${job} where state = 'active'`.execute(db);
      return rows;
    },
  };
}
