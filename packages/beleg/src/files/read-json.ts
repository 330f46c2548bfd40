import { belegError, locateJsonError } from "@beleg/core/contracts";
import { requireFiniteNumbers } from "./finite-numbers.ts";
import { type InputPlace, inputName } from "./input-place.ts";
import { readText } from "./read-text.ts";

/** Reads one JSON value from a file or stdin (`-`); a mistake is named with line and column. */
export async function readJson(file: string, place: InputPlace): Promise<unknown> {
  return parseJson(await readText(file, place), inputName(file), 1);
}

/** Parses JSON that starts at `line` of `file`; infinite numbers are refused. */
export function parseJson(text: string, file: string, line: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const place = locateJsonError(text) ?? { line: 1, column: 1, offset: 0 };
    const at = { line: line + place.line - 1, column: place.column };
    const found = text.slice(place.offset, place.offset + 12);
    const from = { path: file, cause: error };
    if (found === "") throw belegError("invalid_json_end", at, from);
    throw belegError("invalid_json", { ...at, detail: JSON.stringify(found) }, from);
  }
  requireFiniteNumbers(value, text, line === 1 ? file : `${file}:${line}`);
  return value;
}
