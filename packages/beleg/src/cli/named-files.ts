import { glob, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import type { InputPlace } from "../files/index.ts";

/** What stands for more than one file. */
export const PATTERN = /[*?[{]/;

/** The files a name stands for, in order: itself, those in a folder, or those a pattern fits. */
export async function namedFiles(name: string, { cwd }: InputPlace): Promise<string[]> {
  const found = name === "-" ? undefined : await stat(resolve(cwd, name)).catch(() => undefined);
  if (found?.isDirectory()) {
    const inside = await readdir(resolve(cwd, name), { withFileTypes: true });
    const files = inside.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
    return orNone(name, files.map((entry) => join(name, entry.name)).sort());
  }
  if (found !== undefined || !PATTERN.test(name)) return [name];
  const fitting: string[] = [];
  for await (const file of glob(name, { cwd })) {
    if ((await stat(resolve(cwd, file))).isFile()) fitting.push(file);
  }
  return orNone(name, fitting.sort());
}

function orNone(name: string, files: string[]): string[] {
  if (files.length === 0) throw belegError("file_not_found", { file: name });
  return files;
}
