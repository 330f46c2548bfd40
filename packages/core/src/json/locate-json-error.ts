/** Where a text stops being JSON: offset in UTF-16 units, with 1-based line and column. */
export type JsonErrorPlace = { readonly offset: number; readonly line: number; readonly column: number };

const BLANK = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Expect = "value" | "value_or_end" | "key" | "key_or_end" | "colon" | "comma_or_end";

/**
 * Finds the first character that breaks a JSON text; null when the text is valid.
 * JSON.parse names the place only for some mistakes, and a person needs it for all of them. Linear, no recursion.
 */
export function locateJsonError(text: string): JsonErrorPlace | null {
  const offset = firstBrokenOffset(text);
  return offset === null ? null : placeOf(text, offset);
}

function firstBrokenOffset(text: string): number | null {
  const open: ("{" | "[")[] = [];
  let expect: Expect = "value";
  let at = skipBlank(text, 0);
  for (;;) {
    const char = text[at];
    if (expect === "colon") {
      if (char !== ":") return at;
      expect = "value";
      at = skipBlank(text, at + 1);
      continue;
    }
    if (expect === "comma_or_end" && char === ",") {
      expect = open.at(-1) === "{" ? "key" : "value";
      at = skipBlank(text, at + 1);
      continue;
    }
    const mayEnd = expect === "comma_or_end" || expect === "key_or_end" || expect === "value_or_end";
    if (mayEnd) {
      const top = open.at(-1);
      if ((char === "}" && top === "{") || (char === "]" && top === "[")) {
        open.pop();
        at = skipBlank(text, at + 1);
        if (open.length === 0) return at === text.length ? null : at;
        expect = "comma_or_end";
        continue;
      }
      if (expect === "comma_or_end") return at;
    }
    if (expect === "key" || expect === "key_or_end") {
      const key = readString(text, at);
      if (key.broken !== null) return key.broken;
      expect = "colon";
      at = skipBlank(text, key.end);
      continue;
    }
    if (char === "{" || char === "[") {
      open.push(char);
      expect = char === "{" ? "key_or_end" : "value_or_end";
      at = skipBlank(text, at + 1);
      continue;
    }
    const value = char === '"' ? readString(text, at) : readLiteral(text, at);
    if (value.broken !== null) return value.broken;
    at = skipBlank(text, value.end);
    if (open.length === 0) return at === text.length ? null : at;
    expect = "comma_or_end";
  }
}

type Read = { readonly end: number; readonly broken: number | null };

function readLiteral(text: string, at: number): Read {
  LITERAL.lastIndex = at;
  return LITERAL.test(text) ? { end: LITERAL.lastIndex, broken: null } : { end: at, broken: at };
}

function readString(text: string, start: number): Read {
  if (text[start] !== '"') return { end: start, broken: start };
  let at = start + 1;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '"') return { end: at + 1, broken: null };
    if (char < " ") return { end: at, broken: at };
    if (char !== "\\") {
      at += 1;
      continue;
    }
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return { end: at, broken: at };
    at = ESCAPE.lastIndex;
  }
  return { end: at, broken: at };
}

function skipBlank(text: string, at: number): number {
  BLANK.lastIndex = at;
  BLANK.test(text);
  return BLANK.lastIndex;
}

function placeOf(text: string, offset: number): JsonErrorPlace {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { offset, line, column: offset - lineStart + 1 };
}
