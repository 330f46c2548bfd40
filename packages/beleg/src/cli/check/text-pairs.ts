import { readdir } from "node:fs/promises";
import { join, parse, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { type InputPlace, unreadable } from "../../files/index.ts";
import { namedFiles, PATTERN } from "../named-files.ts";

/** One of several texts and the files or folders that are its sources; undefined where all texts share theirs. */
export type TextPair = {
  readonly id: string | undefined;
  readonly file: string;
  readonly sources: readonly string[] | undefined;
};

type Entry = { readonly name: string; readonly path: string; readonly stem: string; readonly isFolder: boolean };

/**
 * The texts of a folder, each with the sources of its name: files whatever their ending, or a folder of them. What has no
 * counterpart is refused before anything is checked, in either folder: a text left out would look like one that passed.
 */
export async function textPairs(texts: string, sources: string | undefined, place: InputPlace): Promise<TextPair[]> {
  const all = await entriesOf(texts, place);
  const [folder] = all.filter(({ isFolder }) => isFolder);
  if (folder !== undefined) throw belegError("file_is_directory", { file: folder.path });
  if (all.length === 0) throw belegError("file_not_found", { file: join(texts, "*") });
  if (sources === undefined) return all.map(({ name, path }) => ({ id: name, file: path, sources: undefined }));
  const found = await entriesOf(sources, place);
  const stems = { texts: new Set(all.map(({ stem }) => stem)), sources: new Set(found.map(({ stem }) => stem)) };
  requireNone(
    all.filter(({ stem }) => !stems.sources.has(stem)),
    sources,
  );
  requireNone(
    found.filter(({ stem }) => !stems.texts.has(stem)),
    texts,
  );
  return all.map(({ name, path, stem }) => ({
    id: name,
    file: path,
    sources: found.filter((source) => source.stem === stem).map((source) => source.path),
  }));
}

/** The texts that are named one by one or by a pattern, which share their sources; undefined for a single name. */
export async function namedTexts(named: readonly string[], place: InputPlace): Promise<TextPair[] | undefined> {
  const found: string[] = [];
  for (const name of named) found.push(...(PATTERN.test(name) ? await namedFiles(name, place) : [name]));
  const [first, ...others] = found;
  if (first === undefined || (others.length === 0 && first === named[0])) return undefined;
  return [first, ...others].map((file) => ({ id: undefined, file, sources: undefined }));
}

async function entriesOf(folder: string, { cwd }: InputPlace): Promise<Entry[]> {
  const inside = await readdir(resolve(cwd, folder), { withFileTypes: true }).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  return inside
    .filter((entry) => !entry.name.startsWith("."))
    .map((entry) => ({
      name: entry.name,
      path: join(folder, entry.name),
      stem: entry.isDirectory() ? entry.name : parse(entry.name).name,
      isFolder: entry.isDirectory(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** More names than these help nobody. */
const SHOWN = 5;

function requireNone(entries: readonly Entry[], folder: string): void {
  if (entries.length === 0) return;
  const named = entries.slice(0, SHOWN).map(({ path }) => path);
  const files = entries.length > SHOWN ? `${named.join(", ")} (+${entries.length - SHOWN})` : named.join(", ");
  throw belegError("unpaired_files", { files, folder });
}
