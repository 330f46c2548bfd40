import { Origin, Verdict } from "../contracts/explainability.ts";
import { type Fields, fieldsOf } from "./input-items.ts";

/** An issue's content under one name each, whatever names its producer uses; offsets and severity still raw. */
export type Issue = {
  readonly issueType: string | null;
  readonly message: string | null;
  readonly severity: unknown;
  readonly start: unknown;
  readonly end: unknown;
  readonly verdict: Verdict | null;
  readonly origin: Origin | null;
};

/** Step 1b: reads one issue through the aliases of the contract; what is missing or blank is null. */
export function readIssue(fields: Fields): Issue {
  const { start, end } = readOffsets(fields);
  return {
    issueType: firstText(fields.issue_type, fields.error_type, fields.type),
    message: firstText(fields.message, fields.description),
    severity: fields.severity,
    start,
    end,
    verdict: oneOf(Verdict.options, fields.verdict ?? fields.label),
    origin: oneOf(Origin.options, fields.origin),
  };
}

/** Both ends of a place, from `span` or flat, by their long or short name; undefined where there is none. */
export function readOffsets(fields: Fields): { readonly start: unknown; readonly end: unknown } {
  const place = fieldsOf(fields.span) ?? fields;
  return { start: place.start_char ?? place.start, end: place.end_char ?? place.end };
}

/** The first value that is a text with something in it, exactly as given. */
export function firstText(first: unknown, second?: unknown, third?: unknown, fourth?: unknown): string | null {
  if (hasWords(first)) return first;
  if (hasWords(second)) return second;
  if (hasWords(third)) return third;
  return hasWords(fourth) ? fourth : null;
}

function hasWords(value: unknown): value is string {
  return typeof value === "string" && /\S/.test(value);
}

/** Reads a word of a closed list, whatever its case and the blanks around it. */
export function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  // Long texts are no words of a list; not folding them keeps hostile input cheap.
  if (typeof value !== "string" || value.length > 100) return null;
  const includes = (word: string): word is Option => (options as readonly string[]).includes(word);
  if (includes(value)) return value;
  const word = value.trim().toLowerCase();
  return includes(word) ? word : null;
}

/** An issue type as tables know it, whatever its case and the blanks around it. */
export function typeKey(issueType: string): string {
  // Nearly all types come in this form; a longer text is no type of ours.
  if (/^[A-Z_]{1,40}$/.test(issueType)) return issueType;
  return issueType.length <= 100 ? issueType.trim().toUpperCase() : "";
}
