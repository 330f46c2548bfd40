import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { Progress } from "../../evaluate/progress.ts";
import type { CliIo } from "../cli-io.ts";
import { isJsonLines } from "../read-cases.ts";

/** A check that is done before says nothing of how far it is. */
const WORTH_TELLING_MS = 2000;

/**
 * How far a check is: of the lines of a file, or of so many texts. A bar on a terminal where nothing else is written while it
 * runs, for a single text only once it takes its time; else nothing.
 */
export async function openCheckProgress(
  input: string | number,
  { lines, quiet, locale }: { readonly lines: boolean; readonly quiet: boolean; readonly locale: Locale },
  io: CliIo,
): Promise<Progress | undefined> {
  if (quiet || io.stderr.isTTY !== true || (typeof input === "string" && !isJsonLines(input))) return undefined;
  // Lines on the same screen would tear the bar.
  if (lines && io.stdout.isTTY === true) return undefined;
  const { openProgress } = await import("../../evaluate/progress.ts");
  const label = formatMessage("terminal.checking", {}, locale);
  const open = (total: number) => openProgress(io.stderr, { label, total, quiet, locale });
  if (typeof input === "string") return open(await countLines(resolve(io.cwd, input)));
  return input === 1 ? lateProgress(() => open(1)) : open(input);
}

function lateProgress(open: () => Promise<Progress>): Progress {
  let opening: Promise<Progress> | undefined;
  const timer = setTimeout(() => {
    opening = open();
  }, WORTH_TELLING_MS);
  return {
    step: (outcome) => void opening?.then((progress) => progress.step(outcome)),
    stop() {
      clearTimeout(timer);
      void opening?.then((progress) => progress.stop());
    },
  };
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
