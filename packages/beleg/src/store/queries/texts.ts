import { type Kysely, sql, type Transaction } from "kysely";
import { textDigest } from "../../language-model/text-digests.ts";
import type { Tables } from "../database/tables.ts";
import { now, type TenantScope } from "./scope.ts";

export type ArticleInput = { readonly text: string; readonly title?: string | null; readonly lang?: string | null };
export type SummaryInput = { readonly text: string; readonly lang?: string | null };

/** Stores a source once for a tenant and locks it, so that nobody deletes it before the run that needs it is written. */
export async function putArticle(
  tx: Transaction<Tables>,
  scope: TenantScope,
  { text, title = null, lang = null }: ArticleInput,
): Promise<number> {
  const { id } = await tx
    .insertInto("articles")
    .values({ tenant: scope.tenant, digest: await textDigest(text), text, title, lang, created_at: now(scope) })
    .onConflict((conflict) =>
      conflict.columns(["tenant", "digest"]).doUpdateSet({ title: sql`coalesce(excluded.title, articles.title)` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a judged text once for its source and locks it. */
export async function putSummary(
  tx: Transaction<Tables>,
  scope: TenantScope,
  article_id: number | null,
  { text, lang = null }: SummaryInput,
): Promise<number> {
  const { id } = await tx
    .insertInto("summaries")
    .values({ tenant: scope.tenant, article_id, digest: await textDigest(text), text, lang, created_at: now(scope) })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant", "article_id", "digest"])
        .doUpdateSet({ lang: sql`coalesce(excluded.lang, summaries.lang)` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The digests of a run's texts. */
export async function digestsOf(
  db: Kysely<Tables>,
  { article_id, summary_id }: { readonly article_id: number | null; readonly summary_id: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`select digest from articles where id = ${article_id}
    union select digest from summaries where id = ${summary_id}`.execute(db);
  return rows.map(({ digest }) => digest);
}

/** Deletes texts that no run needs any more. They are locked first: a run being saved with them is then seen. */
export async function deleteUnusedTexts(
  tx: Transaction<Tables>,
  tenant: string,
  used: { readonly article_id: number | null; readonly summary_id: number | null },
): Promise<void> {
  const { article_id, summary_id } = used;
  if (article_id !== null) await sql`select 1 from articles where id = ${article_id} for update`.execute(tx);
  if (summary_id !== null) {
    await sql`select 1 from summaries where id = ${summary_id} for update`.execute(tx);
    await sql`delete from summaries s where s.tenant = ${tenant} and s.id = ${summary_id}
      and not exists (select 1 from runs r where r.tenant = s.tenant and r.summary_id = s.id)`.execute(tx);
  }
  if (article_id !== null) {
    await sql`delete from articles a where a.tenant = ${tenant} and a.id = ${article_id}
      and not exists (select 1 from runs r where r.tenant = a.tenant and r.article_id = a.id)
      and not exists (select 1 from summaries s where s.tenant = a.tenant and s.article_id = a.id)`.execute(tx);
  }
}
