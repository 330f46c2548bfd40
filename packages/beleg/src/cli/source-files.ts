import { belegError, requireContract, type Source, Sources } from "@beleg/core/contracts";
import type { TextOrigin } from "@beleg/core/report";
import { inputName } from "../files/index.ts";
import type { CliIo } from "./cli-io.ts";
import type { FileTexts } from "./file-texts.ts";
import { namedFiles } from "./named-files.ts";

/** What the flags `--source` name: one file is the article, several are sources called after their files. */
export interface SourceFiles {
  readonly article_text?: string;
  readonly article_name?: string;
  readonly sources?: Source[];
  /** Where those come from that are documents. */
  readonly origins: ReadonlyMap<string, TextOrigin>;
}

/** Reads the sources; a folder stands for the files in it, a pattern for the files it fits. */
export async function readSourceFiles(named: readonly string[], texts: FileTexts, io: CliIo): Promise<SourceFiles> {
  const files: string[] = [];
  for (const name of named) files.push(...(await namedFiles(name, io)));
  const origins = new Map<string, TextOrigin>();
  const sources: Source[] = [];
  for (const file of files) {
    const { text, origin } = await texts.read(file);
    const id = inputName(file);
    sources.push({ id, text });
    if (origin !== undefined) origins.set(id, origin);
  }
  const [only] = sources;
  if (only !== undefined && sources.every(({ text }) => text.trim() === ""))
    throw belegError("file_empty", { file: only.id });
  if (only === undefined) return { origins };
  if (sources.length === 1) return { article_text: only.text, article_name: only.id, origins };
  return { sources: requireContract(Sources, sources), origins };
}
