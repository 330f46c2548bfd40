import { type Selectable, sql } from "kysely";
import { json } from "../database/safe-text.ts";
import type { Failure, Tables } from "../database/tables.ts";
import { LOST } from "./lost.ts";
import { newestFirst, type Page, type PageCursor } from "./page.ts";
import { now, type TenantScope } from "./scope.ts";

export type EvaluationRow = Selectable<Tables["evaluations"]>;

/** An evaluation without its predictions and reports. */
export type EvaluationOutline = Omit<EvaluationRow, "tenant"> & {
  readonly metadata: Readonly<Record<string, unknown>> | null;
};

/** The datasets and evaluations of one tenant. */
export function evaluationQueries(scope: TenantScope) {
  const { db, tenant } = scope;

  async function part(id: number, path: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("evaluations")
      .select(sql<string | null>`summary #>> ${path}::text[]`.as("part"))
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.part ?? undefined;
  }

  return {
    /** The id of a dataset by name, made when it is new; its digest follows the content. */
    async dataset(name: string, digest: string, meta: Readonly<Record<string, unknown>> = {}): Promise<number> {
      const { id } = await db
        .insertInto("datasets")
        .values({ tenant, name, digest, meta: json(meta), created_at: now(scope) })
        .onConflict((conflict) => conflict.columns(["tenant", "name"]).doUpdateSet({ digest, meta: json(meta) }))
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async create(evaluation: {
      readonly name: string;
      readonly dataset_id?: number | null;
      readonly config?: Readonly<Record<string, unknown>>;
      /** What lists show of it. */
      readonly headline?: Readonly<Record<string, unknown>>;
    }): Promise<number> {
      const { id } = await db
        .insertInto("evaluations")
        .values({
          tenant,
          name: evaluation.name,
          status: "running",
          dataset_id: evaluation.dataset_id ?? null,
          config: json(evaluation.config ?? {}),
          headline: evaluation.headline ? json(evaluation.headline) : null,
          created_at: now(scope),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Ends a running evaluation; false when it had ended. */
    async finish(
      id: number,
      outcome:
        | {
            readonly status: "success";
            readonly summary: Readonly<Record<string, unknown>>;
            readonly headline?: Readonly<Record<string, unknown>>;
          }
        | { readonly status: "failed"; readonly error: Failure },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("evaluations")
        .set({
          status: outcome.status,
          summary: outcome.status === "success" ? json(outcome.summary) : null,
          error: outcome.status === "failed" ? json(outcome.error) : null,
          ...(outcome.status === "success" && outcome.headline ? { headline: json(outcome.headline) } : {}),
          finished_at: now(scope),
        })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "in", ["pending", "running"])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Opens an evaluation again that was lost: its answers are still there. */
    async reopen(id: number): Promise<void> {
      await db
        .updateTable("evaluations")
        .set({ status: "running", finished_at: null, error: null })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where(sql<boolean>`error ->> 'code' = ${LOST}`)
        .execute();
    },

    async show(id: number): Promise<EvaluationRow | undefined> {
      return db
        .selectFrom("evaluations")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** An evaluation with what it found in short: `null` where it has not succeeded. What grows with its rows is left where it is. */
    async outline(id: number): Promise<EvaluationOutline | undefined> {
      return db
        .selectFrom("evaluations")
        .select(["id", "name", "status", "dataset_id", "config", "headline", "error", "created_at", "finished_at"])
        .select([
          sql<Record<string, unknown> | null>`summary -> 'summary'`.as("summary"),
          sql<Record<string, unknown> | null>`summary -> 'metadata'`.as("metadata"),
        ])
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** The predictions of an evaluation as JSON that nobody has read yet: parsing many of them takes long. */
    async predictions(id: number): Promise<string | undefined> {
      return part(id, "{predictions}");
    },

    /** The report of an evaluation. */
    async report(id: number, format: "html" | "md"): Promise<string | undefined> {
      return part(id, `{texts,${format}}`);
    },

    /** Newest first, without summaries. */
    async list(
      page: PageCursor = {},
    ): Promise<
      Page<Pick<EvaluationRow, "id" | "name" | "status" | "headline" | "dataset_id" | "created_at" | "finished_at">>
    > {
      const query = db
        .selectFrom("evaluations")
        .select(["id", "name", "status", "headline", "dataset_id", "created_at", "finished_at"])
        .where("tenant", "=", tenant);
      return newestFirst(query, page);
    },
  };
}
