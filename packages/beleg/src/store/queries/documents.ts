import { type Selectable, sql } from "kysely";
import { json } from "../database/safe-text.ts";
import type { Tables } from "../database/tables.ts";
import { now, type TenantScope } from "./scope.ts";
import { digestOf } from "./texts.ts";

export type DocumentRow = Omit<Selectable<Tables["documents"]>, "tenant" | "search">;
export type DocumentInput = Pick<DocumentRow, "collection" | "document_id" | "title" | "text"> &
  Partial<Pick<DocumentRow, "url" | "lang" | "detected_date" | "facet_coverage">>;

const COLUMNS = [
  "collection",
  "document_id",
  "title",
  "text",
  "url",
  "lang",
  "digest",
  "detected_date",
  "facet_coverage",
  "ingested_at",
] as const;

/** The documents of one tenant's collections, searched by their words. */
export function documentQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  return {
    /** Stores a document; the same id again replaces it. */
    async put(document: DocumentInput): Promise<void> {
      const row = {
        title: document.title,
        text: document.text,
        url: document.url ?? null,
        lang: document.lang ?? null,
        digest: digestOf(document.text),
        detected_date: document.detected_date ?? null,
        facet_coverage: json(document.facet_coverage ?? {}),
        ingested_at: now(scope),
      };
      await db
        .insertInto("documents")
        .values({ ...row, tenant, collection: document.collection, document_id: document.document_id })
        .onConflict((conflict) => conflict.columns(["tenant", "collection", "document_id"]).doUpdateSet(row))
        .execute();
    },

    async find(collection: string, document_id: string): Promise<DocumentRow | undefined> {
      return db
        .selectFrom("documents")
        .select(COLUMNS)
        .where("tenant", "=", tenant)
        .where("collection", "=", collection)
        .where("document_id", "=", document_id)
        .executeTakeFirst();
    },

    /** By id; `after` is the last id of the page before. */
    async list(collection: string, { after = "", limit = 100 } = {}): Promise<readonly DocumentRow[]> {
      return db
        .selectFrom("documents")
        .select(COLUMNS)
        .where("tenant", "=", tenant)
        .where("collection", "=", collection)
        .where("document_id", ">", after)
        .orderBy("document_id")
        .limit(limit)
        .execute();
    },

    async remove(collection: string, document_id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("documents")
        .where("tenant", "=", tenant)
        .where("collection", "=", collection)
        .where("document_id", "=", document_id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Documents that share words with the query in any of the languages, best first. */
    async search(
      collection: string,
      query: string,
      limit = 20,
    ): Promise<readonly (DocumentRow & { readonly rank: number })[]> {
      const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 64).join(" or ");
      if (words === "") return [];
      const wanted = sql.join(
        ["german", "english", "spanish", "portuguese", "simple"].map(
          (config) => sql`websearch_to_tsquery(${`pg_catalog.${config}`}::regconfig, ${words})`,
        ),
        sql` || `,
      );
      return db
        .selectFrom("documents")
        .select(COLUMNS)
        .select(sql<number>`ts_rank_cd(search, ${wanted})::double precision`.as("rank"))
        .where("tenant", "=", tenant)
        .where("collection", "=", collection)
        .where(sql<boolean>`search @@ (${wanted})`)
        .orderBy("rank", "desc")
        .orderBy("document_id")
        .limit(limit)
        .execute();
    },
  };
}
