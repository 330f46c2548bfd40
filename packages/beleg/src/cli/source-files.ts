import { glob, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { belegError, requireContract, type Source, Sources } from "@beleg/core/contracts";
import { type InputPlace, readText } from "../files/index.ts";

/** What the flags `--source` name: one file is the article, several are sources called after their files. */
export interface SourceFiles {
  readonly article_text?: string;
  readonly article_name?: string;
  readonly sources?: Source[];
}

/** Reads the sources; a folder stands for the files in it, a pattern for the files it fits. */
export async function readSourceFiles(named: readonly string[], place: InputPlace): Promise<SourceFiles> {
  const files: string[] = [];
  for (const name of named) files.push(...(await filesOf(name, place)));
  const [only] = files;
  if (only === undefined) return {};
  if (files.length === 1) return { article_text: await readText(only, place), article_name: only };
  const sources: Source[] = [];
  for (const id of files) sources.push({ id, text: await readText(id, place) });
  return { sources: requireContract(Sources, sources) };
}

async function filesOf(name: string, { cwd }: InputPlace): Promise<string[]> {
  const found = name === "-" ? undefined : await stat(resolve(cwd, name)).catch(() => undefined);
  if (found?.isDirectory()) {
    const inside = await readdir(resolve(cwd, name), { withFileTypes: true });
    const files = inside.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
    return orNone(name, files.map((entry) => join(name, entry.name)).sort());
  }
  if (found !== undefined || !/[*?[{]/.test(name)) return [name];
  const fitting: string[] = [];
  for await (const file of glob(name, { cwd })) fitting.push(file);
  return orNone(name, fitting.sort());
}

function orNone(name: string, files: string[]): string[] {
  if (files.length === 0) throw belegError("file_not_found", { file: name });
  return files;
}
