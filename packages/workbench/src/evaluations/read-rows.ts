import type { NewEvaluationInput } from "../api/index.ts";

type Rows = NewEvaluationInput["rows"];
/** Rows, or the line that is no JSON object. */
export type ReadRows =
  | { readonly status: "ok"; readonly rows: Rows }
  | { readonly status: "bad_line"; readonly line: number };

/** Reads JSONL, one object a line, or one JSON array of objects; empty lines are skipped. */
export function readRows(text: string): ReadRows {
  const whole = text.trimStart().startsWith("[") ? parse(text) : undefined;
  if (Array.isArray(whole)) {
    const bad = whole.findIndex((row) => !isObject(row));
    return bad < 0 ? { status: "ok", rows: whole as Rows } : { status: "bad_line", line: bad + 1 };
  }
  const rows: unknown[] = [];
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    if (line.trim() === "") continue;
    const row = parse(line);
    if (!isObject(row)) return { status: "bad_line", line: number };
    rows.push(row);
  }
  return { status: "ok", rows: rows as Rows };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
