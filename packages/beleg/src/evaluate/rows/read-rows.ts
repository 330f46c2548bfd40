import { resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { type Preset, rowOfCells, rowsInside } from "@beleg/core/evaluation";
import {
  decodeUtf8,
  type InputPlace,
  inputName,
  type JsonLine,
  jsonLinesOf,
  openBytes,
  parseJson,
} from "../../files/index.ts";
import { csvRecords } from "./csv-records.ts";
import { inflated, type OpenedBytes } from "./inflated.ts";
import { parquetRows } from "./parquet-rows.ts";

/** Where rows are read from. */
export interface RowsFile extends InputPlace {
  readonly file: string;
  readonly preset: Preset;
}

/**
 * Streams the rows of a dataset: JSONL, a JSON array, an object with the rows where its tool puts them, CSV, or Parquet; all but
 * Parquet also gzipped. The bytes say which it is, only CSV needs its ending. `line` is the line in JSONL, else the row.
 */
export async function* readRows({ file, preset, ...place }: RowsFile): AsyncGenerator<JsonLine> {
  const opened = await inflated(await openBytes(file, place), inputName(file));
  for await (const { line, value } of rowsOf(opened, file, place.cwd)) {
    const inside = rowsInside(preset, value);
    if (inside === null) yield { line, value };
    else for (const [at, row] of inside.entries()) yield { line: at + 1, value: row };
  }
}

async function* rowsOf(opened: OpenedBytes, name: string, cwd: string): AsyncGenerator<JsonLine> {
  const file = inputName(name);
  const { head, chunks } = opened;
  if (head.startsWith("PAR1")) {
    if (opened.gzipped) throw belegError("file_unreadable", { file, detail: "gzip, Parquet: gunzip" });
    if (file !== name) throw belegError("file_unreadable", { file, detail: "Parquet: --input FILE" });
    yield* parquetRows(resolve(cwd, file), file);
  } else if (/\.[ct]sv(?:\.gz)?$/i.test(file)) {
    for await (const { row, cells } of csvRecords(chunks, file)) yield { line: row, value: rowOfCells(cells) };
  } else if (isDocument(head)) {
    const all: Uint8Array[] = [];
    for await (const chunk of chunks) all.push(chunk);
    const value = parseJson(decodeUtf8(Buffer.concat(all), file), file, 1);
    if (Array.isArray(value)) for (const [at, row] of value.entries()) yield { line: at + 1, value: row };
    else yield { line: 1, value };
  } else yield* jsonLinesOf(chunks, file);
}

/** True for JSON over several lines, and for an array on one; a line that is a value of its own is the first of JSONL. */
function isDocument(head: string): boolean {
  const text = head.replace(/^\ufeff?\s*/, "");
  if (text.startsWith("[")) return true;
  const end = text.indexOf("\n");
  if (!text.startsWith("{") || end === -1) return false;
  try {
    JSON.parse(text.slice(0, end));
    return false;
  } catch {
    // A broken first line of JSONL looks like a document, too: its second line then starts like a row.
    return !/^\s*\{/.test(text.slice(end + 1));
  }
}
