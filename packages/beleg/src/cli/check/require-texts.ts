import { belegError } from "@beleg/core/contracts";
import type { CheckArgs, CheckFlags } from "./check-flags.ts";

/** Refuses a command line that names too few texts, or too many, before any file is read. */
export function requireTexts({ text }: CheckArgs, { input, source, sources, texts }: CheckFlags): void {
  const ways = [
    ["--input", input],
    ["--texts", texts],
    ["text", text[0]],
  ].filter(([, given]) => given !== undefined);
  const [way, other] = ways;
  if (way !== undefined && other !== undefined) {
    throw wrong(way[0]!, `not together with ${other[0] === "text" ? `a text (${text[0]})` : other[0]}`);
  }
  if (sources !== undefined && texts === undefined) throw missing("--texts");
  if (sources !== undefined && source.length > 0) throw wrong("--sources", "not together with --source");
  if (input !== undefined) return;
  if (way === undefined) throw missing("text");
  if (source.length === 0 && sources === undefined) throw missing(texts === undefined ? "--source" : "--sources");
  if ([...text, ...source].filter((name) => name === "-").length > 1) {
    throw wrong("--source", "only one of both can be stdin");
  }
}

function missing(argument: string): Error {
  return belegError("missing_argument", { argument });
}

function wrong(argument: string, detail: string): Error {
  return belegError("invalid_argument", { argument, detail });
}
