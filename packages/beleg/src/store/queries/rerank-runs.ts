import type { RerankEnvelope } from "@beleg/core/contracts";
import { type Selectable, sql } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { Failure, Tables } from "../database/tables.ts";
import { newestFirst, type Page, type PageCursor } from "./page.ts";
import { now, type TenantScope } from "./scope.ts";

export type RerankRunRow = Selectable<Tables["rerank_runs"]>;
export type IngestItem = Omit<Selectable<Tables["ingest_items"]>, "tenant">;

/** A rerank run as lists show it, with what its coverage is counted from. */
export type RerankRunListing = Pick<
  RerankRunRow,
  "id" | "query" | "status" | "case_id" | "collection" | "created_at"
> & {
  readonly stored_coverage: RerankRunRow["coverage"];
  /** When its selection was decided, null while it is not. */
  readonly decided_at: string | null;
  /** What became of its sources, by address. */
  readonly sources: ReadonlyMap<string, string>;
};

/** The rerank runs of one tenant and what became of their approved sources. */
export function rerankRunQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  const sourcesOf = async (ids: readonly number[]): Promise<ReadonlyMap<number, Map<string, string>>> => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom("ingest_items")
            .select(["rerank_run_id", "url", "status"])
            .where("tenant", "=", tenant)
            .where("rerank_run_id", "in", [...ids])
            .execute();
    const sources = new Map<number, Map<string, string>>();
    for (const { rerank_run_id: id, url, status } of rows) {
      sources.set(id, (sources.get(id) ?? new Map<string, string>()).set(url, status));
    }
    return sources;
  };

  return {
    async create(run: {
      readonly query: string;
      readonly request: Readonly<Record<string, unknown>>;
      readonly case_id?: string | null;
      readonly collection?: string | null;
      readonly envelope?: RerankEnvelope | null;
      readonly status?: RerankRunRow["status"];
    }): Promise<number> {
      const at = now(scope);
      const { id } = await db
        .insertInto("rerank_runs")
        .values({
          tenant,
          case_id: run.case_id ?? null,
          collection: run.collection ?? null,
          query: run.query,
          status: run.status ?? "running",
          request: json(run.request),
          envelope: run.envelope ? json(run.envelope) : null,
          created_at: at,
          updated_at: at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Changes a run; with `from` only while it stands there. False: it does not. */
    async update(
      id: number,
      change: {
        readonly status?: RerankRunRow["status"];
        readonly envelope?: RerankEnvelope;
        readonly coverage?: Readonly<Record<string, unknown>>;
        readonly error?: Failure;
      },
      from?: readonly RerankRunRow["status"][],
    ): Promise<boolean> {
      let query = db
        .updateTable("rerank_runs")
        .set({
          updated_at: now(scope),
          ...(change.status && { status: change.status }),
          ...(change.envelope && { envelope: json(change.envelope) }),
          ...(change.coverage && { coverage: json(change.coverage) }),
          ...(change.error && { error: json(change.error) }),
        })
        .where("tenant", "=", tenant)
        .where("id", "=", id);
      if (from) query = query.where("status", "in", [...from]);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async show(id: number): Promise<RerankRunRow | undefined> {
      return db
        .selectFrom("rerank_runs")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** Newest first; with `id` that one alone. */
    async list({ id, ...page }: PageCursor & { readonly id?: number } = {}): Promise<Page<RerankRunListing>> {
      const all = db
        .selectFrom("rerank_runs")
        .select(["id", "query", "status", "case_id", "collection", "created_at", "coverage as stored_coverage"])
        .select(sql<string | null>`envelope->'hitl'->'decision'->>'decided_at'`.as("decided_at"))
        .where("tenant", "=", tenant);
      const { items, next } = await newestFirst(id === undefined ? all : all.where("id", "=", id), page);
      const sources = await sourcesOf(items.map((run) => run.id));
      return { items: items.map((run) => ({ ...run, sources: sources.get(run.id) ?? new Map() })), next };
    },

    /** Deletes a run with what it was to take in and the review of its selection. */
    delete: (id: number): Promise<boolean> =>
      atomically(db, async (tx) => {
        await tx
          .deleteFrom("review_items")
          .where("tenant", "=", tenant)
          .where("kind", "=", "rerank_selection")
          .where("run_id", "=", String(id))
          .execute();
        const { numDeletedRows } = await tx
          .deleteFrom("rerank_runs")
          .where("tenant", "=", tenant)
          .where("id", "=", id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    /** Notes an approved source as waiting; a second time changes nothing. */
    async expectIngest(rerank_run_id: number, items: readonly { url: string; candidate_id: string | null }[]) {
      if (items.length === 0) return;
      await db
        .insertInto("ingest_items")
        .values(
          items.map((item) => ({ ...item, tenant, rerank_run_id, status: "pending" as const, updated_at: now(scope) })),
        )
        .onConflict((conflict) => conflict.columns(["rerank_run_id", "url"]).doNothing())
        .execute();
    },

    /** Says what became of a source; what is ingested stays so. False: it was not waiting. */
    async settleIngest(
      rerank_run_id: number,
      url: string,
      result: { status: "ingested"; document_id: string } | { status: "failed"; error: Failure },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("ingest_items")
        .set({
          status: result.status,
          document_id: result.status === "ingested" ? result.document_id : null,
          error: result.status === "failed" ? json(result.error) : null,
          updated_at: now(scope),
        })
        .where("tenant", "=", tenant)
        .where("rerank_run_id", "=", rerank_run_id)
        .where("url", "=", url)
        .where("status", "<>", "ingested")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async ingestItems(rerank_run_id: number): Promise<readonly IngestItem[]> {
      const rows = await db
        .selectFrom("ingest_items")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("rerank_run_id", "=", rerank_run_id)
        .orderBy("url")
        .execute();
      return rows.map(({ tenant: _tenant, ...item }) => item);
    },
  };
}
