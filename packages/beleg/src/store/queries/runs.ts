import type { CheckVerdict, Dimension, ExplainabilityResult, FindingDimension, Source } from "@beleg/core/contracts";
import { type Kysely, type Selectable, sql } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { RunStatus, Tables } from "../database/tables.ts";
import { type KeptSource, readSources } from "./kept-sources.ts";
import { LOST } from "./lost.ts";
import { modelCacheQueries } from "./model-cache.ts";
import { outboxQueries } from "./outbox.ts";
import { newestFirst, type Page } from "./page.ts";
import {
  insertRun,
  outcomeColumns,
  type RunOutcome,
  type RunResults,
  type RunSubject,
  type SavedRun,
  type SaveRun,
  saveRun,
  writeOutcome,
} from "./save-run.ts";
import { now, type Scope, type TenantScope } from "./scope.ts";
import { deleteUnusedTexts, digestsOf } from "./texts.ts";

const LISTED = [
  "id",
  "kind",
  "status",
  "label",
  "model",
  "example_id",
  "dataset_id",
  "factuality",
  "coherence",
  "readability",
  "num_findings",
  "num_high_severity",
  "verdict",
  "error",
  "created_at",
  "started_at",
  "finished_at",
] as const;

/** A run as lists show it. */
export type RunRow = Pick<Selectable<Tables["runs"]>, (typeof LISTED)[number]> & {
  /** What was not judged, or not wholly; empty where everything was. */
  readonly incomplete: FindingDimension[];
};

/** The dimensions of these runs that were not judged wholly. Asked with the ids, so that only their partitions are looked at. */
async function incompleteOf(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, Dimension[]>> {
  const { rows } = await sql<{ id: number; dimensions: Dimension[] }>`
    select run_id as id, json_agg(dimension order by dimension) as dimensions from agent_results
    where run_id = any(${[...ids]}::bigint[]) and status in ('failed', 'incomplete') group by run_id`.execute(db);
  return new Map(rows.map(({ id, dimensions }) => [id, dimensions]));
}

/** A run as one of many. */
export type RecentRun = Pick<RunRow, "id" | "status" | "factuality" | "coherence" | "readability" | "created_at"> & {
  readonly verdict: CheckVerdict | null;
  readonly error_code: string | null;
};

/** The newest run, and how many have not ended. */
export type RunsPulse = { readonly newest: number | null; readonly pending: number; readonly running: number };

/** A run with everything stored about it. */
export type RunDetail = RunRow & {
  readonly tenant: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly timings: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly article: { readonly id: number; readonly text: string; readonly title: string | null } | null;
  /** Where there were several; the article then is their texts in a row. */
  readonly sources?: readonly Source[];
  readonly summary: { readonly id: number; readonly text: string } | null;
  readonly results: RunResults;
  readonly report: ExplainabilityResult | null;
};

/** What a worker needs of a run it does. */
export type ClaimedRun = {
  /** When this try began, which tells it from others. */
  readonly started_at: string;
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly article_text: string | null;
  /** Where there are several; `article_text` then is null. */
  readonly sources?: Source[];
  readonly summary_text: string | null;
};

/** Which runs are listed. */
export type RunFilter = {
  readonly status?: RunStatus;
  readonly kind?: string;
  /** Only runs whose label or texts hold these words, in any case. */
  readonly search?: string;
  /** Only runs with a finding of high severity. */
  readonly high?: boolean;
  /** Only runs of whose text the gate said this. */
  readonly verdict?: CheckVerdict;
  /** Rows below this id: the `next` of the page before. */
  readonly before?: number;
  readonly limit?: number;
};

/** A run whose label, source or judged text holds the words; signs that mean something to LIKE are meant literally. */
function holding(tenant: string, words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(
    label ilike ${pattern}
    or summary_id in (select id from summaries where tenant = ${tenant} and text ilike ${pattern})
    or article_id in (select id from articles where tenant = ${tenant} and (text ilike ${pattern} or title ilike ${pattern}))
  )`;
}

/** Every tenant that has runs. */
export async function tenantsWithRuns({ db }: Scope): Promise<string[]> {
  const rows = await db.selectFrom("runs").select("tenant").distinct().orderBy("tenant").execute();
  return rows.map(({ tenant }) => tenant);
}

/** The runs of one tenant. */
export function runQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  const own = (id: number) => db.selectFrom("runs").where("runs.tenant", "=", tenant).where("runs.id", "=", id);

  return {
    /** Writes a finished run, its results, its report and the graph's announcement in one transaction. */
    save: (run: SaveRun): Promise<SavedRun> => saveRun(scope, run),

    /** Opens a run that a worker will do. */
    create: (run: RunSubject): Promise<SavedRun> =>
      atomically(db, (tx) => insertRun(tx, { ...scope, db: tx }, run, "pending", outcomeColumns(null)), {
        idempotent: typeof run.save_key === "string",
      }),

    /** Takes a pending run; also one left running by a worker that died, whose job has come back. False: it has ended. */
    async start(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("runs")
        .set({ status: "running", started_at: now(scope) })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "in", ["pending", "running"])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * The same, with what is needed to do it, in one question; what an earlier try has said goes. Undefined: it has ended,
     * or is not there.
     */
    async claim(id: number): Promise<ClaimedRun | undefined> {
      const { rows } = await sql<ClaimedRun & { readonly kept: KeptSource[] | null }>`
        with said as (delete from run_notes where tenant = ${tenant} and run_id = ${id})
        update runs r set status = 'running', started_at = ${now(scope)}::timestamptz
        where r.tenant = ${tenant} and r.id = ${id} and r.status in ('pending', 'running')
        returning r.started_at, r.input, r.config -> 'sources' as kept,
          (select a.text from articles a where a.tenant = r.tenant and a.id = r.article_id) as article_text,
          (select s.text from summaries s where s.tenant = r.tenant and s.id = r.summary_id) as summary_text`.execute(
        db,
      );
      const [row] = rows;
      if (row === undefined) return undefined;
      const { kept, ...run } = row;
      return kept === null ? run : { ...run, article_text: null, sources: readSources(run.article_text ?? "", kept) };
    },

    /** Ends a running run with its outcome, all of it or nothing; false when somebody else ended it first. */
    finish: (id: number, outcome: RunOutcome, timings: Readonly<Record<string, unknown>> = {}): Promise<boolean> =>
      atomically(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("runs")
          .set({
            status: outcome.status,
            finished_at: now(scope),
            timings: json(timings),
            input: null,
            ...outcomeColumns(outcome),
          })
          .where("tenant", "=", tenant)
          .where("id", "=", id)
          .where("status", "in", ["pending", "running"])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await writeOutcome(tx, { ...scope, db: tx }, id, outcome);
        await tx.deleteFrom("run_notes").where("tenant", "=", tenant).where("run_id", "=", id).execute();
        return true;
      }),

    /** Fails a run that nobody is left to end. What was asked stays, for a job that is sent again. */
    lose: (id: number): Promise<void> =>
      atomically(db, async (tx) => {
        await tx
          .updateTable("runs")
          .set({
            status: "failed",
            finished_at: now(scope),
            ...outcomeColumns({ status: "failed", error: { code: LOST } }),
          })
          .where("tenant", "=", tenant)
          .where("id", "=", id)
          .where("status", "in", ["pending", "running"])
          .execute();
        await tx.deleteFrom("run_notes").where("tenant", "=", tenant).where("run_id", "=", id).execute();
      }),

    /** Opens a run again that was lost. */
    async reopen(id: number): Promise<void> {
      await db
        .updateTable("runs")
        .set({ status: "pending", finished_at: null, error: null, verdict: null })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where(sql<boolean>`error ->> 'code' = ${LOST}`)
        .execute();
    },

    /** Newest first. */
    async list({ status, kind, search, high, verdict, before, limit }: RunFilter = {}): Promise<Page<RunRow>> {
      let query = db.selectFrom("runs").select(LISTED).where("tenant", "=", tenant);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (high) query = query.where("num_high_severity", ">", 0);
      if (verdict !== undefined) query = query.where(sql<boolean>`verdict->>'verdict' = ${verdict}`);
      if (search !== undefined) query = query.where(holding(tenant, search));
      if (status !== undefined) query = query.where("status", "=", status);
      const { items, next } = await newestFirst(query, { before, limit });
      const incomplete = await incompleteOf(
        db,
        items.map(({ id }) => id),
      );
      return { items: items.map((run) => ({ ...run, incomplete: incomplete.get(run.id) ?? [] })), next };
    },

    /** The newest runs with what they say of quality over time. */
    async recent(limit: number): Promise<readonly RecentRun[]> {
      return db
        .selectFrom("runs")
        .select(["id", "status", "factuality", "coherence", "readability", "created_at"])
        .select(sql<CheckVerdict | null>`verdict->>'verdict'`.as("verdict"))
        .select(sql<string | null>`error->>'code'`.as("error_code"))
        .where("tenant", "=", tenant)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
    },

    /** A run as lists show it; undefined when this tenant has none with that id. */
    async find(id: number): Promise<RunRow | undefined> {
      const run = await own(id)
        .select(LISTED.map((column) => `runs.${column}` as const))
        .executeTakeFirst();
      return run && { ...run, incomplete: (await incompleteOf(db, [id])).get(id) ?? [] };
    },

    /** Where it stands, and which try is at it. */
    async stateOf(id: number): Promise<Pick<RunRow, "status" | "started_at"> | undefined> {
      return own(id).select(["runs.status", "runs.started_at"]).executeTakeFirst();
    },

    /** What changes whenever a run is made, begins or ends. */
    async pulse(): Promise<RunsPulse> {
      const { rows } = await sql<RunsPulse>`
        select (select max(id) from runs where tenant = ${tenant}) as newest,
          (select count(*) from runs where tenant = ${tenant} and status = 'pending') as pending,
          (select count(*) from runs where tenant = ${tenant} and status = 'running') as running`.execute(db);
      return rows[0]!;
    },

    /** Everything about one run; undefined when this tenant has none with that id. */
    async show(id: number): Promise<RunDetail | undefined> {
      const row = await own(id)
        .leftJoin("articles as a", (join) =>
          join.onRef("a.tenant", "=", "runs.tenant").onRef("a.id", "=", "runs.article_id"),
        )
        .leftJoin("summaries as s", (join) =>
          join.onRef("s.tenant", "=", "runs.tenant").onRef("s.id", "=", "runs.summary_id"),
        )
        .select(LISTED.map((column) => `runs.${column}` as const))
        .select([
          "runs.tenant",
          "runs.config",
          "runs.timings",
          "runs.input",
          "a.id as article_key",
          "a.text as article_text",
          "a.title as article_title",
          "s.id as summary_key",
          "s.text as summary_text",
        ])
        .executeTakeFirst();
      if (!row) return undefined;
      const { article_key, article_text, article_title, summary_key, summary_text, config: kept, ...run } = row;
      const { sources, ...config } = kept as Readonly<Record<string, unknown>> & { readonly sources?: KeptSource[] };
      const [results, reports] = await Promise.all([
        db.selectFrom("agent_results").select(["dimension", "status", "result"]).where("run_id", "=", id).execute(),
        db
          .selectFrom("explainability_reports")
          .select("report_json")
          .where("run_id", "=", id)
          .orderBy("version", "desc")
          .limit(1)
          .execute(),
      ]);
      const stored = reports[0]?.report_json ?? null;
      const { criteria, ...report } = stored ?? {};
      const ends = [...results, ...(criteria ? [{ dimension: "criteria" as const, status: criteria.status }] : [])];
      const unfinished = ends.filter(({ status }) => status === "failed" || status === "incomplete");
      return {
        ...run,
        incomplete: unfinished.map(({ dimension }) => dimension).toSorted(),
        config,
        ...(sources && { sources: readSources(article_text ?? "", sources) }),
        article: article_key === null ? null : { id: article_key, text: article_text ?? "", title: article_title },
        summary: summary_key === null ? null : { id: summary_key, text: summary_text ?? "" },
        results: {
          ...(Object.fromEntries(results.map(({ dimension, result }) => [dimension, result])) as {
            [D in Dimension]?: RunResults[D];
          }),
          ...(criteria && { criteria }),
        },
        report: stored && (report as ExplainabilityResult),
      };
    },

    /**
     * Deletes a run, all that was made from it (model answers about its texts and kept answers that tell of it included),
     * and its texts where no other run needs them; the graph follows.
     */
    delete: async (id: number): Promise<boolean> => {
      let found = false;
      let digests: readonly string[] = [];
      const deleted = await atomically(
        db,
        async (tx) => {
          const row = await tx
            .deleteFrom("runs")
            .where("tenant", "=", tenant)
            .where("id", "=", id)
            .returning(["article_id", "summary_id"])
            .executeTakeFirst();
          // On a second try, after a lost answer, the run is gone because the first one succeeded.
          if (!row) return found;
          found = true;
          digests = await digestsOf(tx, row);
          await modelCacheQueries({ ...scope, db: tx }).forget(digests);
          await tx.deleteFrom("idempotency_keys").where("tenant", "=", tenant).where("run_id", "=", id).execute();
          await deleteUnusedTexts(tx, tenant, row);
          if (scope.graph) await outboxQueries({ ...scope, db: tx }).add(tenant, "graph", String(id));
          return true;
        },
        { idempotent: true },
      );
      await scope.forgetTexts(digests);
      return deleted;
    },

    /** The ids of finished runs from before a time, oldest first: what retention deletes next. */
    async finishedBefore(time: string, limit: number): Promise<number[]> {
      const rows = await db
        .selectFrom("runs")
        .select("id")
        .where("tenant", "=", tenant)
        .where("finished_at", "<", time)
        .orderBy("finished_at")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** How many runs stand where. */
    async counts(): Promise<Readonly<Record<RunStatus, number>>> {
      const { rows } = await sql<{ status: RunStatus; n: number }>`
        select status, count(*) as n from runs where tenant = ${tenant} group by status`.execute(db);
      const counts = { pending: 0, running: 0, success: 0, failed: 0 };
      for (const { status, n } of rows) counts[status] = n;
      return counts;
    },
  };
}
