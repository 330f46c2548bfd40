import type { Origin, Verdict } from "../contracts/explainability.ts";
import { ORIGINS, VERDICTS } from "../contracts/finding-names.ts";
import { type Fields, fieldsOf } from "./input-items.ts";

// Step 1b: reads an issue through the aliases of the contract, whatever names its producer uses. What is missing or
// blank is null; offsets and severity are still raw.

export function readIssueType(fields: Fields): string | null {
  return firstText(fields.issue_type, fields.error_type, fields.type);
}

/** The message without the blanks around it: ids agree with reports made elsewhere, and "b" and "b " are one finding. */
export function readMessage(fields: Fields): string | null {
  return firstText(fields.message, fields.description)?.trim() ?? null;
}

export function readVerdict(fields: Fields): Verdict | null {
  return oneOf(VERDICTS, fields.verdict ?? fields.label);
}

export function readOrigin(fields: Fields): Origin | null {
  return oneOf(ORIGINS, fields.origin);
}

/** Where a place starts, from `span` or flat, by its long or short name; undefined where it is not said. */
export function readStart(fields: Fields): unknown {
  const place = placeOf(fields);
  return place.start_char ?? place.start;
}

/** Where a place ends, as `readStart` reads its start. */
export function readEnd(fields: Fields): unknown {
  const place = placeOf(fields);
  return place.end_char ?? place.end;
}

/** The object the offsets stand in; a `span` without any (only its words, say) leaves that to the flat fields. */
function placeOf(fields: Fields): Fields {
  const span = fieldsOf(fields.span);
  if (span === undefined) return fields;
  return (span.start_char ?? span.start ?? span.end_char ?? span.end) == null ? fields : span;
}

/** The first value that is a text with something in it, exactly as given. */
export function firstText(first: unknown, second?: unknown, third?: unknown, fourth?: unknown): string | null {
  if (hasWords(first)) return first;
  if (hasWords(second)) return second;
  if (hasWords(third)) return third;
  return hasWords(fourth) ? fourth : null;
}

function hasWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Reads a word of a closed list, whatever its case and the blanks around it. */
export function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  // Long texts are no words of a list; not folding them keeps hostile input cheap.
  if (typeof value !== "string" || value.length > 100) return null;
  const exact = options.indexOf(value as Option);
  if (exact >= 0) return options[exact]!;
  return options[options.indexOf(value.trim().toLowerCase() as Option)] ?? null;
}
