const MAX_LENGTH = 80;

/** A hostile text made safe for one line of an error message: no control characters, bounded length, no half surrogate. */
export function shownText(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
  return cut.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}

/** The JSON type of a value in the words of the error table. */
export function shownType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}
