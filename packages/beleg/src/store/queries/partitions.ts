import { type Kysely, sql } from "kysely";
import { atomically } from "../database/atomically.ts";
import type { Tables } from "../database/tables.ts";
import type { Scope } from "./scope.ts";

/** The tables that lie in partitions by the run they belong to. All of them are cut at the same places. */
export const PARTITIONED = ["agent_results", "explainability_reports"] as const;

/** Runs to a partition: 12 GB of results and reports at 6 findings a check. */
const RUNS_PER_PARTITION = 1_000_000;

/** Runs `from` … `to` − 1 have partitions of this name after the table's. */
type Partition = { readonly suffix: string; readonly from: number; readonly to: number };

const named = (table: string, suffix: string) => sql.table(`${table}_${suffix}`);

/** The partitions that name their runs, lowest first; what is in none of them is in `_rest`. */
async function partitionsOf(db: Kysely<Tables>): Promise<readonly Partition[]> {
  const { rows } = await sql<{ name: string; bounds: string }>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${PARTITIONED[0]}::regclass`.execute(
    db,
  );
  return rows
    .flatMap(({ name, bounds }) => {
      const [, from, to] = /FROM \('?(MINVALUE|\d+)'?\) TO \('?(\d+)'?\)/.exec(bounds) ?? [];
      if (from === undefined) return [];
      const suffix = name.slice(PARTITIONED[0].length + 1);
      return [{ suffix, from: from === "MINVALUE" ? 0 : Number(from), to: Number(to) }];
    })
    .toSorted((a, b) => a.from - b.from);
}

async function highest(db: Kysely<Tables>, table: string, column: string): Promise<number> {
  const query = sql<{ n: number | null }>`select max(${sql.ref(column)}) as n from ${sql.table(table)}`;
  return (await query.execute(db)).rows[0]?.n ?? 0;
}

/**
 * Gives the coming runs partitions while the last one is no more than half full. Where that came too late, what went to
 * `_rest` stays there, and the next partition begins after it.
 */
export async function extendPartitions(db: Kysely<Tables>, runs: number = RUNS_PER_PARTITION): Promise<void> {
  const needed = (await highest(db, "runs", "id")) + runs / 2;
  if (needed < ((await partitionsOf(db)).at(-1)?.to ?? 0)) return;
  await atomically(db, async (tx) => {
    await giveWay(tx);
    // Of several workers one does it.
    await sql`lock table ${sql.table(PARTITIONED[0])} in share update exclusive mode`.execute(tx);
    // A run has a report where it has results.
    const rest = await highest(tx, `${PARTITIONED[1]}_rest`, "run_id");
    const last = (await partitionsOf(tx)).at(-1)?.to ?? 0;
    if (needed < last) return;
    const from = Math.max(last, rest === 0 ? 0 : (Math.floor(rest / runs) + 1) * runs);
    for (let at = from; at <= Math.max(from, needed); at += runs) {
      for (const table of PARTITIONED) {
        await sql`create table ${named(table, String(at))} partition of ${sql.table(table)}
          for values from (${sql.lit(at)}) to (${sql.lit(at + runs)})`.execute(tx);
      }
    }
  });
}

/** Who holds a table for long, such as a backup, must not make everybody wait behind us: then it is for the next time. */
async function giveWay(db: Kysely<Tables>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
}

/** The partitions of what runs have found. */
export function partitionQueries({ db }: Scope) {
  return {
    extend: (runs?: number) => extendPartitions(db, runs),

    /**
     * Drops the oldest partitions as long as every run in them, of whichever tenant, ended before a time. The runs
     * themselves are for whoever calls to delete. Says how many partitions went.
     */
    async dropBefore(time: string): Promise<number> {
      const all = await partitionsOf(db);
      let dropped = 0;
      for (const { suffix, from, to } of all.slice(0, -1)) {
        const { rows } = await sql<{ keep: boolean }>`select exists (
          select 1 from runs where id >= ${from} and id < ${to} and (finished_at is null or finished_at >= ${time}::timestamptz)
        ) or not exists (select 1 from runs where id >= ${to}) as keep`.execute(db);
        if (rows[0]?.keep) break;
        await atomically(db, async (tx) => {
          await giveWay(tx);
          for (const table of PARTITIONED) await sql`drop table if exists ${named(table, suffix)}`.execute(tx);
        });
        dropped += 1;
      }
      return dropped;
    },

    /** Runs below this one have lost their results and reports to `dropBefore`. */
    floor: async (): Promise<number> => (await partitionsOf(db))[0]?.from ?? 0,
  };
}
