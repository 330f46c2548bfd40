import type { CliIo } from "./cli-io.ts";
import { isJsonLines } from "./read-cases.ts";

/** What stdout shows where nobody says: what people read on a terminal, JSON in a pipe, a line each for `.jsonl`. */
export function shownFormat(io: CliIo, file: string | undefined): "pretty" | "json" | "jsonl" {
  if (io.stdout.isTTY === true) return "pretty";
  return file !== undefined && isJsonLines(file) ? "jsonl" : "json";
}

/** The same of a result that people read as Markdown; `pretty` is another name for it. */
export function documentFormat<Format extends string>(io: CliIo, given: Format | undefined) {
  const format = given ?? shownFormat(io, undefined);
  return format === "pretty" ? "md" : (format as Exclude<Format, "pretty"> | "json");
}

/** Narrower terminals get longer lines: words would stand one below the other. */
const NARROWEST = 40;

/** How wide a terminal is; undefined in a pipe, where lines are as long as they are. */
export function widthOf({ stdout }: CliIo): number | undefined {
  return stdout.isTTY === true && stdout.columns !== undefined ? Math.max(NARROWEST, stdout.columns) : undefined;
}
