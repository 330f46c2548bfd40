import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A dataset from a pipe, kept for the length of a run: it is read several times. Resuming works by its bytes. */
export async function spoolStdin(stdin: Readable): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "beleg-stdin-"));
  const file = join(folder, "stdin.jsonl");
  await pipeline(stdin, createWriteStream(file));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
