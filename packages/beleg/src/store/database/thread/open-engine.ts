import type { PGlite } from "@electric-sql/pglite";
import { optionalPackage } from "../../../files/index.ts";

/**
 * The engine clears all its buffers at the start: a quarter of its own 128 MB spares every process that opens a store a tenth
 * of a second and 100 MB. What does not fit is read again from the system's cache of the files.
 */
const BUFFERS = ["-c", "shared_buffers=32MB"];

/** Starts the embedded database of a folder in this thread. */
export async function openEngine(folder: string): Promise<PGlite> {
  const { PGlite } = await optionalPackage("@electric-sql/pglite", () => import("@electric-sql/pglite"));
  return PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...BUFFERS] });
}
