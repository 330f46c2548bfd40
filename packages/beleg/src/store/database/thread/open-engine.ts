import type { PGlite } from "@electric-sql/pglite";

/** Starts the embedded database of a folder in this thread. */
export async function openEngine(folder: string): Promise<PGlite> {
  const { PGlite } = await import("@electric-sql/pglite");
  return PGlite.create(folder);
}
