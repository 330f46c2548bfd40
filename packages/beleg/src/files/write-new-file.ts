import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { errnoOf, errnoText } from "./errno-of.ts";

/** Writes a file that is not there yet, and says whether it did: one that is there, link or folder, is left alone. */
export async function writeNewFile(file: string, content: string, cwd: string): Promise<boolean> {
  const target = resolve(cwd, file);
  try {
    await mkdir(dirname(target), { recursive: true });
    return await writeFile(target, content, { flag: "wx" }).then(
      () => true,
      (error) => {
        if (errnoOf(error) === "EEXIST") return false;
        throw error;
      },
    );
  } catch (error) {
    throw belegError("file_unwritable", { file, detail: errnoText(error) }, { cause: error });
  }
}
