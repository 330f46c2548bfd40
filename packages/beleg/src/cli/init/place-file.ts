import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { writeFileAtomically, writeNewFile } from "../../files/index.ts";
import type { StarterFile } from "./starter-files.ts";

/** Writes a file unless it, or one that does the same, is there already; says which one is in place. */
export async function placeFile(
  { file, content, insteadOf = [] }: StarterFile,
  force: boolean,
  cwd: string,
): Promise<{ readonly file: string; readonly written: boolean }> {
  // One of another name cannot be written anew, and two would only hide each other.
  const other = insteadOf.find((name) => name !== file && existsSync(resolve(cwd, name)));
  if (other !== undefined) return { file: other, written: false };
  if (!force) return { file, written: await writeNewFile(file, content, cwd) };
  await writeFileAtomically(file, content, cwd);
  return { file, written: true };
}
