import type { ExplainabilityResult } from "@beleg/core/contracts";
import { sql } from "kysely";
import type { RunStatus } from "../database/tables.ts";
import type { Scope } from "./scope.ts";

/** A finished run as the graph shows it; texts stay in the database, the graph knows their digests. */
export type ProjectedRun = {
  readonly id: number;
  readonly tenant: string;
  readonly status: RunStatus;
  readonly kind: string;
  readonly model: string;
  readonly example_id: string | null;
  readonly dataset_id: number | null;
  readonly created_at: string;
  readonly article_id: number | null;
  readonly article_digest: string | null;
  readonly summary_id: number | null;
  readonly summary_digest: string | null;
  readonly version: string | null;
  readonly report: ExplainabilityResult | null;
};

/** What the graph must hold of one run. */
export type ProjectionCount = { readonly id: number; readonly findings: number; readonly reports: number };

/** Reads, over all tenants, what the graph is made from. */
export function projectionQueries({ db }: Scope) {
  return {
    /** The finished ones of these runs. */
    async runs(ids: readonly number[]): Promise<readonly ProjectedRun[]> {
      const { rows } = await sql<ProjectedRun>`
        select r.id, r.tenant, r.status, r.kind, r.model, r.example_id, r.dataset_id, r.created_at,
          r.article_id, a.digest as article_digest, r.summary_id, s.digest as summary_digest,
          e.version, e.report_json as report
        from runs r
        left join articles a on a.id = r.article_id
        left join summaries s on s.id = r.summary_id
        left join explainability_reports e on e.run_id = r.id
          and e.run_id = any(${[...ids]}::bigint[]) -- named again: only the partitions of these runs are looked at
        where r.id = any(${[...ids]}::bigint[]) and r.finished_at is not null
        order by r.id`.execute(db);
      return rows;
    },

    /** Which of these runs are there and finished. */
    async present(ids: readonly number[]): Promise<ReadonlySet<number>> {
      const { rows } = await sql<{ id: number }>`
        select id from runs where id = any(${[...ids]}::bigint[]) and finished_at is not null`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** Finished runs above an id, in order, without those whose announcement still waits in the outbox. */
    async settled(after: number, limit: number): Promise<readonly ProjectionCount[]> {
      const { rows: runs } = await sql<Omit<ProjectionCount, "reports">>`
        select r.id, coalesce(r.num_findings, 0) as findings
        from runs r
        where r.id > ${after} and r.finished_at is not null
          and not exists (
            select 1 from outbox o where o.tenant = r.tenant and o.topic = 'graph' and o.subject = r.id::text)
        order by r.id limit ${limit}`.execute(db);
      const { rows: counted } = await sql<Pick<ProjectionCount, "id" | "reports">>`
        select run_id as id, count(*) as reports from explainability_reports
        where run_id = any(${runs.map(({ id }) => id)}::bigint[]) group by run_id`.execute(db);
      const reports = new Map(counted.map((run) => [run.id, run.reports]));
      return runs.map((run) => ({ ...run, reports: reports.get(run.id) ?? 0 }));
    },

    /** Of these ids, those whose announcement waits. */
    async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
      const { rows } = await sql<{ id: number }>`
        select distinct subject::bigint as id from outbox
        where topic = 'graph' and subject = any(${ids.map(String)}::text[])`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** Announces runs to the graph again. */
    async announce(ids: readonly number[], at: string): Promise<void> {
      if (ids.length === 0) return;
      await sql`insert into outbox (tenant, topic, subject, created_at, available_at)
        select coalesce((select tenant from runs where id = n.id), ''), 'graph', n.id::text, ${at}::timestamptz, ${at}::timestamptz
        from unnest(${[...ids]}::bigint[]) as n (id)`.execute(db);
    },
  };
}
