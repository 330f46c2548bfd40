import type { ReportCase, TextOrigin } from "@beleg/core/report";
import { inputName } from "../files/index.ts";
import type { InputCase } from "./read-cases.ts";
import type { SourceFiles } from "./source-files.ts";

/** How reports call and find a record that names no files itself: its texts stand on its line; `isOwn` where the sources do too. */
export function recordNames(
  input: string,
  { line, place }: InputCase,
  id: string | undefined,
  { article_name, sources = [], origins }: SourceFiles,
  isOwn: boolean,
): Pick<ReportCase, "id" | "article_name" | "origins"> {
  const file = inputName(input);
  const here: TextOrigin = { kind: "record", file, line };
  const names = isOwn ? ["summary_text", "article_text", ...sources.map((source) => source.id)] : ["summary_text"];
  return {
    // A file with one record has no place to tell it by.
    id: id ?? (place === file ? undefined : place),
    article_name,
    origins: new Map([...origins, ...names.map((name) => [name, here] as const)]),
  };
}
