import { canonicalJson } from "@beleg/core/contracts";
import { type CliIo, write } from "./cli-io.ts";
import { shownFormat } from "./shown-format.ts";

type Cell = string | number | null | undefined;

/** What a list looks like where somebody says so; `json` and `jsonl` are the same, a list may be long. */
export const LIST_FORMATS = ["pretty", "json", "jsonl"] as const;

/** Whether a list is shown in columns: on a terminal, where nobody names another format. */
export function inColumns(format: string | undefined, io: CliIo): boolean {
  return (format ?? shownFormat(io, undefined)) === "pretty";
}

/** A list: some fields in columns on a terminal; in a pipe whole items, as the service lists them, one JSON object a line. */
export async function writeRows<Row extends object>(
  items: readonly Row[],
  columns: readonly string[],
  { format, none, cell: shown = (item, column) => item[column as keyof Row] as Cell }: ListLook<Row>,
  io: CliIo,
): Promise<void> {
  const rows = () => items.map((item) => columns.map((column) => shown(item, column)));
  const people = () => (items.length === 0 ? `${none}\n` : printRows(columns, rows()));
  const text = inColumns(format, io) ? people() : items.map((item) => `${canonicalJson(item)}\n`).join("");
  await write(io.stdout, text);
}

interface ListLook<Row> {
  readonly format?: string | undefined;
  /** What people read where there is no item: that there is none, and what makes one. */
  readonly none: string;
  /** What stands in a column. Defaults to the field of its name. */
  readonly cell?: ((item: Row, column: string) => Cell) | undefined;
}

/** Rows under their field names, in columns; long and many-lined texts are cut to one line. */
export function printRows(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const shown = [columns, ...rows.map((row) => row.map(cell))];
  const widths = columns.map((_, at) => Math.max(...shown.map((row) => row[at]?.length ?? 0)));
  return shown
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function cell(value: Cell): string {
  const text = String(value ?? "-").replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
