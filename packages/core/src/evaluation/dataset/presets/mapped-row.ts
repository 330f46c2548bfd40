/** A row of another tool, read and not yet understood. */
export type ForeignRow = Readonly<Record<string, unknown>>;

/**
 * What became of one row of another tool: a row of ours (still unchecked), or what is missing, in that tool's own words.
 * `no_context` has the row as well: a task that judges the text alone needs no source.
 */
export type MappedRow =
  | { readonly status: "ok"; readonly row: unknown }
  | { readonly status: "no_context"; readonly fields: string; readonly row: unknown }
  | { readonly status: "no_answer"; readonly fields: string }
  | { readonly status: "not_text"; readonly field: string };

/** How the rows of one tool become rows of ours. */
export interface PresetMapping {
  /** The rows of a file that is one object with the rows inside; null when they are not where the tool puts them. */
  readonly rowsIn?: (whole: ForeignRow) => readonly unknown[] | null;
  /** `at` numbers rows that have no id. */
  readonly map: (row: ForeignRow, at: number) => readonly MappedRow[];
}

/** Where a tool keeps the two texts, best first; a dot leads into an object. */
export interface ToolFields {
  readonly answer: readonly string[];
  readonly context: readonly string[];
}

/** The value behind the first of these names that has one. */
export function firstField(
  row: ForeignRow,
  names: readonly string[],
): { readonly field: string; readonly value: unknown } | null {
  for (const field of names) {
    let value: unknown = row;
    for (const part of field.split(".")) value = isRecord(value) ? value[part] : undefined;
    if (value !== undefined && value !== null && value !== "") return { field, value };
  }
  return null;
}

export function isRecord(value: unknown): value is ForeignRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
