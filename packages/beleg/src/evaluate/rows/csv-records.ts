import { belegError } from "@beleg/core/contracts";

/** One record of a CSV with its number, the header not counted. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: readonly (readonly [column: string, text: string])[];
}

/**
 * Streams the records of a CSV as RFC 4180 has it: quoted cells may hold line breaks, a quote is doubled, the first record names the
 * columns. Commas, semicolons and tabs part cells, whichever the header has most of. One record is in memory at a time.
 */
export async function* csvRecords(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<CsvRecord> {
  let columns: readonly string[] | null = null;
  let row = 0;
  for await (const cells of recordsOf(textOf(chunks, file), file)) {
    if (columns === null) {
      columns = cells.map((name) => name.trim());
      const twice = columns.find((name, at) => columns!.indexOf(name) !== at);
      if (twice !== undefined) throw refused(file, 0, `two columns are called "${twice}"`);
      continue;
    }
    // A line break at the end of the file, or a blank line.
    if (cells.length === 1 && cells[0] === "" && columns.length > 1) continue;
    row += 1;
    if (cells.length !== columns.length) {
      throw refused(
        file,
        row,
        `${cells.length} cells, the header names ${columns.length}; put quotes around a cell that holds a comma`,
      );
    }
    const named = columns;
    yield { row, cells: cells.map((text, at) => [named[at]!, text] as const) };
  }
}

async function* textOf(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let offset = 0;
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      offset += chunk.length;
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? belegError("invalid_utf8", { file, offset }, { cause: error }) : error;
  }
}

async function* recordsOf(texts: AsyncIterable<string>, file: string): AsyncGenerator<readonly string[]> {
  let delimiter: string | null = null;
  let records = 0;
  let cells: string[] = [];
  let cell = "";
  /** Inside quotes; `closing` after a quote that ends the cell or stands for one. */
  let state: "plain" | "quoted" | "closing" = "plain";
  let held = "";
  for await (const text of texts) {
    held += text;
    if (delimiter === null) {
      if (!/[\r\n]/.test(held)) continue;
      delimiter = delimiterOf(held);
    }
    for (let at = 0; at < held.length; at += 1) {
      const char = held[at]!;
      if (state === "quoted") {
        const end = held.indexOf('"', at);
        cell += held.slice(at, end === -1 ? held.length : end);
        at = end === -1 ? held.length : end;
        if (end !== -1) state = "closing";
      } else if (char === '"' && (state === "closing" || cell === "")) {
        if (state === "closing") cell += '"';
        state = "quoted";
      } else if (char === delimiter) {
        cells.push(cell);
        [cell, state] = ["", "plain"];
      } else if (char === "\n") {
        cells.push(cell.endsWith("\r") && state === "plain" ? cell.slice(0, -1) : cell);
        yield cells;
        records += 1;
        [cells, cell, state] = [[], "", "plain"];
      } else if (char !== "\r" || state === "plain") cell += char;
    }
    held = "";
  }
  if (state === "quoted") throw refused(file, records, "a quoted cell is not closed");
  if (held !== "") yield held.split(delimiterOf(held));
  else if (cell !== "" || cells.length > 0) yield [...cells, cell];
}

/** The mark that parts the names of the columns. */
function delimiterOf(text: string): string {
  const header = text.replace(/"(?:[^"]|"")*"/g, "").split("\n", 1)[0] ?? "";
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function refused(file: string, row: number, problem: string) {
  return belegError("invalid_argument", { argument: file, detail: `row ${row}: ${problem}` });
}
