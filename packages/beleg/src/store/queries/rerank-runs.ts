import type { RerankEnvelope } from "@beleg/core/contracts";
import type { Selectable } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { Failure, Tables } from "../database/tables.ts";
import { newestFirst, type Page, type PageCursor } from "./page.ts";
import { now, type TenantScope } from "./scope.ts";

export type RerankRunRow = Selectable<Tables["rerank_runs"]>;
export type IngestItem = Omit<Selectable<Tables["ingest_items"]>, "tenant">;

/** The rerank runs of one tenant and what became of their approved sources. */
export function rerankRunQueries(scope: TenantScope) {
  const { db, tenant } = scope;
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

    /** Newest first. */
    async list(
      page: PageCursor = {},
    ): Promise<Page<Pick<RerankRunRow, "id" | "query" | "status" | "case_id" | "collection" | "created_at">>> {
      const query = db
        .selectFrom("rerank_runs")
        .select(["id", "query", "status", "case_id", "collection", "created_at"])
        .where("tenant", "=", tenant);
      return newestFirst(query, page);
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
