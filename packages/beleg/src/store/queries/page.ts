/** One page of a list, newest first. */
export type Page<T> = { readonly items: readonly T[]; readonly next: number | null };

/** Defaults to 50; at most 1000. */
export function pageSize(wished = 50): number {
  return Math.max(1, Math.min(1000, Math.floor(wished)));
}

/** Makes a page from one row more than was asked for. */
export function pageOf<T extends { readonly id: number }>(rows: readonly T[], size: number): Page<T> {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}
