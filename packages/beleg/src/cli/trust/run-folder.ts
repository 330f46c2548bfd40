import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { errnoText } from "../../files/errno-of.ts";

/** Where a measurement writes down its answers. */
export type RunFolder = { readonly folder: string; close(): Promise<void> };

/** The folder a later run resumes from; one of its own that goes with the measurement where nothing is to be kept. */
export async function openRunFolder(folder: string, isKept: boolean): Promise<RunFolder> {
  if (!isKept) {
    const own = await mkdtemp(join(tmpdir(), "beleg-trust-"));
    return { folder: own, close: () => rm(own, { recursive: true, force: true }) };
  }
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw belegError("file_unwritable", { file: folder, detail: errnoText(error) });
  });
  return { folder, close: async () => {} };
}
