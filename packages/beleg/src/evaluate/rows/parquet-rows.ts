import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { belegError } from "@beleg/core/contracts";
import type { JsonLine } from "../../files/index.ts";

/** Snappy and no compression are read without help; the others Node has. */
const COMPRESSORS = {
  GZIP: (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
  ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)),
  BROTLI: (bytes: Uint8Array) => new Uint8Array(brotliDecompressSync(bytes)),
};

/** Streams the rows of a Parquet file, one of its row groups in memory at a time. */
export async function* parquetRows(path: string, file: string): AsyncGenerator<JsonLine> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } = await import("hyparquet");
  try {
    const buffer = await asyncBufferFromFile(path);
    const metadata = await parquetMetadataAsync(buffer);
    let rowStart = 0;
    for (const { num_rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(num_rows);
      const rows = await parquetReadObjects({ file: buffer, metadata, compressors: COMPRESSORS, rowStart, rowEnd });
      for (const [at, row] of rows.entries()) yield { line: rowStart + at + 1, value: plain(row) };
      rowStart = rowEnd;
    }
  } catch (error) {
    const detail = `Parquet: ${error instanceof Error ? error.message : String(error)}`;
    throw belegError("file_unreadable", { file, detail }, { cause: error });
  }
}

/** A value as JSON has it: whole numbers are numbers, a time is text, and what pandas writes for "missing" is null. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array, plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !name.startsWith("__index_level_"));
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}
