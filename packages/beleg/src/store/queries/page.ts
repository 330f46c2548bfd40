import { type SelectQueryBuilder, sql } from "kysely";

/** One page of a list, newest first. */
export type Page<T> = { readonly items: readonly T[]; readonly next: number | null };

/** Defaults to 50; at most 1000. */
export function pageSize(requested = 50): number {
  return Math.max(1, Math.min(1000, Math.floor(requested)));
}

/** Makes a page from one row more than was asked for. */
function pageOf<T extends { readonly id: number }>(rows: readonly T[], size: number): Page<T> {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

/** Which page: rows below `before`, the `next` of the page before; at most `limit` of them. */
export type PageCursor = { readonly before?: number | undefined; readonly limit?: number | undefined };

/** A page of a query's rows by falling id. */
export async function newestFirst<DB, TB extends keyof DB, Row extends { readonly id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { before, limit }: PageCursor,
): Promise<Page<Row>> {
  const size = pageSize(limit);
  const below = before === undefined ? query : query.where(sql<boolean>`id < ${before}`);
  const rows = await below
    .orderBy(sql`id`, "desc")
    .limit(size + 1)
    .execute();
  return pageOf(rows as Row[], size);
}
