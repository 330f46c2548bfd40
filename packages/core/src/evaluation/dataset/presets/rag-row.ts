import { contextTexts, sourcesOf } from "./context-texts.ts";
import { type ForeignRow, firstField, type MappedRow, type ToolFields } from "./mapped-row.ts";
import { scoreOf, type ToolScores } from "./tool-scores.ts";

/** What most tools have in common: an answer, the context it was given, and scores of their own. */
export function ragRow(
  fields: ToolFields,
  row: ForeignRow,
  rest: {
    /** What a row without an id is called. */
    readonly id: string;
    readonly scores?: ToolScores | undefined;
    /** What joins passages in a CSV cell. */
    readonly delimiter?: string;
    readonly [field: string]: unknown;
  },
): MappedRow {
  const { delimiter, scores, ...own } = rest;
  const answer = firstField(row, fields.answer);
  if (answer === null) return { status: "no_answer", fields: named(fields.answer) };
  if (typeof answer.value !== "string") return { status: "not_text", field: answer.field };
  const context = firstField(row, fields.context);
  const mapped = {
    ...common(row, own.id),
    ...definedOf(own),
    ...(scores === undefined ? {} : { scores }),
    ...sourcesOf(context === null ? [] : contextTexts(context.value, delimiter)),
    summary_text: answer.value,
  };
  return context === null
    ? { status: "no_context", fields: named(fields.context), row: mapped }
    : { status: "ok", row: mapped };
}

/** The fields of ours that a row may carry whatever tool it comes from. */
export function common(row: ForeignRow, id: string): Record<string, unknown> {
  return {
    id: row.id ?? id,
    has_error: labelOf(row.has_error),
    group: row.group ?? null,
    system: row.system ?? null,
    origin: row.origin ?? null,
    lang: row.lang ?? null,
  };
}

/** Field names for a message. */
export const named = (names: readonly string[]) => names.join(", ");

/** A label, also one that went through a table; what is no label is left for the contract to refuse. */
function labelOf(value: unknown): unknown {
  if (typeof value !== "string") return value ?? null;
  const lower = value.trim().toLowerCase();
  if (lower === "true" || lower === "false") return lower === "true";
  const number = scoreOf(value);
  return number === 0 || number === 1 ? number === 1 : value;
}

function definedOf(rest: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rest).filter(([name, value]) => name !== "id" && value !== undefined));
}
