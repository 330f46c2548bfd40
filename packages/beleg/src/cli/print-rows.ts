type Cell = string | number | null | undefined;

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
