import type { Span } from "../../contracts/explainability.ts";
import { STDIN_NAME } from "../../contracts/stdin-name.ts";
import { indexLines } from "../../text/positions/lines.ts";

/**
 * How a text lies in its file, where its lines are not those of the file: it is a field of a record that begins on a line,
 * or it was read out of a document; `pages` are the offsets at which its pages begin, empty where it has none.
 */
export type TextOrigin =
  | { readonly kind: "record"; readonly file: string; readonly line: number }
  | { readonly kind: "extracted"; readonly pages: readonly number[] };

/** A half-open place in UTF-16 code units. */
export type Place = { readonly start: number; readonly end: number };

/** The place of a finding's span. */
export function placeOf(span: Span | null): Place | null {
  return span && { start: span.start_char, end: span.end_char };
}

/** A place as readers look it up: lines and columns start at 1, columns count UTF-16 code units. */
interface ReaderPosition {
  /** The text they count in: a file, `report.pdf#page=3`, or `page.html#text` for what was read out of one. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** A place as tools look it up in a file; without columns it is whole lines. */
export interface FileRegion {
  readonly line: number;
  readonly endLine: number;
  readonly columns: { readonly start: number; readonly end: number } | null;
}

/** A text and how its places are told. */
export interface PlacedText {
  /** What it is called where no place in it is meant. */
  readonly name: string;
  /** The file it comes from, as people call it. */
  readonly file: string;
  /** The same where tools can open it; null for what came through a pipe. */
  readonly path: string | null;
  positionAt(offset: number): ReaderPosition;
  /** Name, line and column in one; the name alone without a place. */
  where(place: Place | null): string;
  /** The lines of the file it stands on; null where the file has no lines that a tool could show. */
  regionOf(place: Place | null): FileRegion | null;
}

/** A text under the name it has in its case; `origin` where its lines are not simply those of the file of that name. */
export function placedText(name: string, text: string, origin: TextOrigin | undefined): PlacedText {
  const lines = indexLines(text);
  const pages = origin?.kind === "extracted" ? origin.pages : [];
  const positionAt = (offset: number): ReaderPosition => {
    const { line, column } = lines.positionAt(offset);
    if (origin?.kind !== "extracted") return { name, line, column };
    const page = pages.findLastIndex((start) => start <= offset);
    if (page === -1) return { name: `${name}#text`, line, column };
    return { name: `${name}#page=${page + 1}`, line: line - lines.positionAt(pages[page]!).line + 1, column };
  };
  const where = (place: Place | null) => {
    if (place === null) return name;
    const at = positionAt(place.start);
    return `${at.name}:${at.line}:${at.column}`;
  };
  const regionOf = (place: Place | null): FileRegion | null => {
    if (origin?.kind === "record") return { line: origin.line, endLine: origin.line, columns: null };
    if (origin?.kind === "extracted" || place === null) return null;
    const [start, end] = [lines.positionAt(place.start), lines.positionAt(place.end)];
    return { line: start.line, endLine: end.line, columns: { start: start.column, end: end.column } };
  };
  const file = origin?.kind === "record" ? origin.file : name;
  return { name, file, path: file === STDIN_NAME ? null : file, positionAt, where, regionOf };
}
