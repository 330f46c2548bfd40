import { inflateRawSync } from "node:zlib";

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
/** Bytes of the end record and of the longest comment behind it. */
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
/** More entries than any document has. */
const MAX_ENTRIES = 10_000;

/** A file in an archive: how it is packed and where. */
interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

/** The names of the files in an archive; none where its directory cannot be read. */
export function zipNames(zip: Buffer): string[] {
  try {
    return entriesOf(zip).map(({ name }) => name);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** One file of an archive, or undefined; unpacking stops with `ERR_BUFFER_TOO_LARGE` at `maxBytes`. */
export function unzip(zip: Buffer, name: string, maxBytes: number): Buffer | undefined {
  const entry = entriesOf(zip).find((one) => one.name === name);
  if (entry === undefined) return undefined;
  // The file has a head of its own before its bytes, with lengths of its own.
  const start = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28);
  const packed = zip.subarray(start, start + entry.packedBytes);
  if (entry.method === 0) return packed;
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}

/** The directory at the end of an archive. */
function entriesOf(zip: Buffer): ZipEntry[] {
  const from = Math.max(0, zip.length - END_BYTES - COMMENT_BYTES);
  let end = zip.length - END_BYTES;
  while (end >= from && zip.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < from) return [];
  const count = Math.min(zip.readUInt16LE(end + 10), MAX_ENTRIES);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count && zip.readUInt32LE(at) === ENTRY_MARK; i += 1) {
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString("utf8", at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
