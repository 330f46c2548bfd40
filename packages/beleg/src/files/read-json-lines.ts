import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { BelegError, belegError } from "@beleg/core/contracts";
import { type InputPlace, inputName } from "./input-place.ts";
import { parseJson } from "./read-json.ts";
import { decodeUtf8, unreadable } from "./read-text.ts";

/** One value of a JSONL file and the line it stands on. */
export type JsonLine = { readonly line: number; readonly value: unknown };

/** A single record may be large (an article), but not without end: a file without line breaks must not fill the memory. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** Streams the values of a JSONL file or stdin (`-`), one line in memory at a time; blank lines are passed over. */
export async function* readJsonLines(file: string, place: InputPlace): AsyncGenerator<JsonLine> {
  yield* jsonLinesOf(await openBytes(file, place), inputName(file));
}

/** The values in the bytes of a JSONL file that is open already. */
export async function* jsonLinesOf(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<JsonLine> {
  let line = 0;
  let offset = 0;
  for await (const bytes of splitLines(chunks, file)) {
    line += 1;
    const text = decodeUtf8(bytes, file, offset);
    offset += bytes.length + 1;
    if (text.trim() === "") continue;
    yield { line, value: parseJson(text, file, line) };
  }
}

/** The bytes of a file or of stdin, as they come. */
export async function openBytes(file: string, place: InputPlace): Promise<AsyncIterable<Uint8Array>> {
  if (file === "-" && place.stdin) return place.stdin;
  const path = resolve(place.cwd, file);
  try {
    if ((await stat(path)).isDirectory()) throw belegError("file_is_directory", { file });
  } catch (error) {
    throw error instanceof BelegError ? error : unreadable(file, error);
  }
  return createReadStream(path);
}

async function* splitLines(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  try {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      let start = 0;
      for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
        yield Buffer.concat([...held, bytes.subarray(start, end)]);
        held = [];
        heldBytes = 0;
        start = end + 1;
      }
      if (start < bytes.length) {
        held.push(bytes.subarray(start));
        heldBytes += bytes.length - start;
        if (heldBytes > MAX_LINE_BYTES) throw belegError("line_too_long", { file, limit: MAX_LINE_BYTES });
      }
    }
  } catch (error) {
    throw error instanceof BelegError ? error : unreadable(file, error);
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
