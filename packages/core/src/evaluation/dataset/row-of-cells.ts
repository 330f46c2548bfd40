import { isRecord } from "./presets/mapped-row.ts";
import { parseList } from "./presets/parse-list.ts";
import { scoreOf } from "./presets/tool-scores.ts";

const LISTS: ReadonlySet<string> = new Set(["sources", "scale", "error_spans", "annotations", "candidates"]);

/**
 * One record of a CSV as a row: an empty cell is a field that is not there, `gt.coherence` and `scores.faithfulness` are fields of
 * an object, and what cannot be text in a row of ours is read. Other tools' cells stay text; their presets know what is in them.
 */
export function rowOfCells(cells: readonly (readonly [column: string, text: string])[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, text] of cells) {
    if (text === "") continue;
    const [, outer, inner] = /^(gt|scores)\.(.+)$/.exec(column) ?? [];
    if (outer !== undefined && inner !== undefined) {
      const held = row[outer];
      row[outer] = { ...(isRecord(held) ? held : {}), [inner]: scoreOf(text) ?? null };
    } else row[column] = cellValue(column, text);
  }
  return row;
}

function cellValue(column: string, text: string): unknown {
  if (LISTS.has(column)) return parseList(text) ?? text;
  if (column !== "has_error") return text;
  const lower = text.trim().toLowerCase();
  if (lower === "true" || lower === "1") return true;
  return lower === "false" || lower === "0" ? false : text;
}
