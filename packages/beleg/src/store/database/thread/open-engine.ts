import type { PGlite } from "@electric-sql/pglite";
import { optionalPackage } from "../../../files/index.ts";

/** Starts the embedded database of a folder in this thread. */
export async function openEngine(folder: string): Promise<PGlite> {
  const { PGlite } = await optionalPackage("@electric-sql/pglite", () => import("@electric-sql/pglite"));
  return PGlite.create(folder);
}
