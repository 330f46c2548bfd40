import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type BelegError, belegError } from "@beleg/core/contracts";
import { errnoOf } from "./errno-of.ts";
import { type InputPlace, inputName } from "./input-place.ts";

/** Reads a whole text file, or stdin for `-`. Bytes that are not UTF-8 are refused with their line, never replaced. */
export async function readText(file: string, place: InputPlace): Promise<string> {
  return decodeUtf8(await readBytes(file, place), inputName(file));
}

async function readBytes(file: string, place: InputPlace): Promise<Buffer> {
  if (file === "-" && place.stdin) {
    const chunks: Buffer[] = [];
    for await (const chunk of place.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks);
  }
  try {
    return await readFile(resolve(place.cwd, file));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The documented error for a file that cannot be read. */
export function unreadable(file: string, error: unknown): BelegError {
  const code = errnoOf(error);
  if (/^https?:\/\//i.test(file)) return belegError("file_is_address", { file }, { cause: error });
  if (code === "ENOENT" || code === "ENOTDIR") return belegError("file_not_found", { file }, { cause: error });
  if (code === "EISDIR") return belegError("file_is_directory", { file }, { cause: error });
  return belegError("file_unreadable", { file, detail: code ?? String(error) }, { cause: error });
}

/** Decodes strictly; a byte-order mark is dropped. `offset` is where these bytes start in the file. */
export function decodeUtf8(bytes: Buffer, file: string, offset = 0): string {
  if (!isUtf8(bytes)) throw belegError("invalid_utf8", { file, offset: offset + firstBrokenByte(bytes) });
  const text = bytes.toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** A lenient decoder puts U+FFFD for broken bytes: the first one that does not stand in the bytes marks the place. */
function firstBrokenByte(bytes: Buffer): number {
  const text = bytes.toString("utf8");
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf("\ufffd"); at !== -1; at = text.indexOf("\ufffd", from)) {
    offset += Buffer.byteLength(text.slice(from, at));
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return offset;
    offset += 3;
    from = at + 1;
  }
  return offset;
}
