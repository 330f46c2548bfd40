import { sql } from "kysely";
import { readEveryRow } from "../database/read-every-row.ts";
import { partitionQueries } from "./partitions.ts";
import { now, type Scope } from "./scope.ts";

/** Looks for what transactions should have made impossible, and for what a killed process leaves behind. */
export function healthQueries(scope: Scope) {
  const { db } = scope;
  const ids = async (query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> =>
    (await query.execute(db)).rows.map(({ id }) => id);
  return {
    /** Runs that say they are being done since before a time. */
    stuckRuns: (before: string) =>
      ids(sql<{ id: number }>`select id from runs where status = 'running' and started_at < ${before}::timestamptz
        order by id limit 1000`),

    /** Successful runs without a report, and reports of runs that did not succeed; not those whose reports retention has dropped. */
    halfRuns: async () =>
      ids(sql<{ id: number }>`
        select r.id from runs r left join explainability_reports e on e.run_id = r.id
        where (r.status = 'success') <> (e.run_id is not null) and r.id >= ${await partitionQueries(scope).floor()}
        order by r.id limit 1000`),

    /** How many stored texts no run needs. */
    async unusedTexts(): Promise<number> {
      const { rows } = await sql<{ n: number }>`select
        (select count(*) from summaries s where not exists
          (select 1 from runs r where r.tenant = s.tenant and r.summary_id = s.id))
        + (select count(*) from articles a where not exists
          (select 1 from runs r where r.tenant = a.tenant and r.article_id = a.id)) as n`.execute(db);
      return rows[0]?.n ?? 0;
    },

    async deleteUnusedTexts(): Promise<void> {
      await sql`delete from summaries s where not exists
        (select 1 from runs r where r.tenant = s.tenant and r.summary_id = s.id)`.execute(db);
      await sql`delete from articles a where not exists
        (select 1 from runs r where r.tenant = a.tenant and r.article_id = a.id)
        and not exists (select 1 from summaries s where s.tenant = a.tenant and s.article_id = a.id)`.execute(db);
    },

    /** Marks runs as failed because nobody does them any more. */
    async failRuns(runIds: readonly number[]): Promise<void> {
      await sql`update runs set status = 'failed', finished_at = ${now(scope)}::timestamptz, input = null,
        error = '{"code": "interrupted"}' where id = any(${[...runIds]}::bigint[]) and status = 'running'`.execute(db);
    },

    /** A damaged page shows itself here and not a month later. */
    readAll: () => readEveryRow(db),
  };
}
