import { type Selectable, sql } from "kysely";
import { textDigest } from "../../language-model/text-digests.ts";
import { json } from "../database/safe-text.ts";
import type { Tables } from "../database/tables.ts";
import { now, type TenantScope } from "./scope.ts";

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
        digest: await textDigest(document.text),
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

    /** Stores the vector of a document's present text; a document that is gone or has changed since gets none. */
    async putVector(collection: string, document_id: string, model: string, digest: string, vector: Float32Array) {
      const packed = packVector(vector);
      await db
        .insertInto("document_vectors")
        .columns(["tenant", "collection", "document_id", "model", "digest", "vector"])
        .expression(
          db
            .selectFrom("documents")
            .select(["tenant", "collection", "document_id"])
            .select([
              sql<string>`${model}::text`.as("model"),
              sql<string>`${digest}::text`.as("digest"),
              sql<string>`${packed}::text`.as("vector"),
            ])
            .where("tenant", "=", tenant)
            .where("collection", "=", collection)
            .where("document_id", "=", document_id)
            .where("digest", "=", digest),
        )
        .onConflict((conflict) =>
          conflict.columns(["tenant", "collection", "document_id", "model"]).doUpdateSet({ digest, vector: packed }),
        )
        .execute();
    },

    /** The vectors of a collection that fit their documents' present texts, page by page. */
    async vectors(
      collection: string,
      model: string,
      { after = "", limit = 1000 } = {},
    ): Promise<readonly { readonly document_id: string; readonly vector: Float32Array }[]> {
      const rows = await db
        .selectFrom("document_vectors as v")
        .innerJoin("documents as d", (join) =>
          join
            .onRef("d.tenant", "=", "v.tenant")
            .onRef("d.collection", "=", "v.collection")
            .onRef("d.document_id", "=", "v.document_id")
            .onRef("d.digest", "=", "v.digest"),
        )
        .select(["v.document_id", "v.vector"])
        .where("v.tenant", "=", tenant)
        .where("v.collection", "=", collection)
        .where("v.model", "=", model)
        .where("v.document_id", ">", after)
        .orderBy("v.document_id")
        .limit(limit)
        .execute();
      return rows.map(({ document_id, vector }) => ({ document_id, vector: unpackVector(vector) }));
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

function packVector(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64");
}

function unpackVector(text: string): Float32Array {
  const bytes = new Uint8Array(Buffer.from(text, "base64"));
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4));
}
