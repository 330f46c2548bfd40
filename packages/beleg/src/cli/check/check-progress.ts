import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { Progress } from "../../evaluate/progress.ts";
import type { CliIo } from "../cli-io.ts";
import { isJsonLines } from "../read-cases.ts";

/** How far a check of many texts is: a bar on a terminal where nothing else is written while it runs, else nothing. */
export async function openCheckProgress(
  input: string | undefined,
  { lines, quiet, locale }: { readonly lines: boolean; readonly quiet: boolean; readonly locale: Locale },
  io: CliIo,
): Promise<Progress | undefined> {
  if (input === undefined || !isJsonLines(input) || quiet || io.stderr.isTTY !== true) return undefined;
  // Lines on the same screen would tear the bar.
  if (lines && io.stdout.isTTY === true) return undefined;
  const { openProgress } = await import("../../evaluate/progress.ts");
  const label = formatMessage("terminal.checking", {}, locale);
  return openProgress(io.stderr, { label, total: await countLines(resolve(io.cwd, input)), quiet });
}

/** A file that cannot be read is reported by whoever reads its records. */
async function countLines(file: string): Promise<number> {
  let count = 0;
  let isEmpty = true;
  try {
    for await (const chunk of createReadStream(file)) {
      for (const byte of chunk as Buffer) {
        if (byte === 10) {
          if (!isEmpty) count += 1;
          isEmpty = true;
        } else if (byte > 32) isEmpty = false;
      }
    }
  } catch {
    return 0;
  }
  return isEmpty ? count : count + 1;
}
