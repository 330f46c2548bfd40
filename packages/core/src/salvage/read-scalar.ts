import type { JsonValue } from "./json-value.ts";
import { advance, isBlank, type Reader, UNREADABLE, type Unreadable } from "./reader.ts";

const NUMBER = /[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?/y;
const STRICT_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DECIMAL_COMMA = /,\d+(?=[ \t]{0,8}(?:[,}\r\n]|$))/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;

const LITERALS: Readonly<Record<string, JsonValue>> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
  TRUE: true,
  FALSE: false,
  NULL: null,
  nil: null,
  undefined: null,
  NaN: null,
  Infinity: null,
};

/** Reads a number, a literal of JSON, Python or JavaScript, or (in objects) a bare word meant as a string. */
export function readScalar(reader: Reader, inObject: boolean): JsonValue | Unreadable {
  const number = match(NUMBER, reader);
  if (number !== undefined) {
    const value = readNumber(reader, number, inObject);
    if (value !== UNREADABLE) return value;
  }
  const word = match(WORD, reader);
  if (word !== undefined && Object.hasOwn(LITERALS, word) && endsAt(reader, reader.at + word.length)) {
    if (word !== "true" && word !== "false" && word !== "null") reader.rungs.add("literals");
    advance(reader, reader.at + word.length);
    return LITERALS[word] ?? null;
  }
  return inObject && (word !== undefined || number !== undefined) ? readBareText(reader) : UNREADABLE;
}

function readNumber(reader: Reader, digits: string, inObject: boolean): JsonValue | Unreadable {
  let written = digits;
  let end = reader.at + digits.length;
  if (inObject && reader.text[end] === "," && /^[-+]?\d+$/.test(digits)) {
    // In an object a digit cannot start the next key, so this comma is a German or Spanish decimal point.
    DECIMAL_COMMA.lastIndex = end;
    const fraction = DECIMAL_COMMA.exec(reader.text)?.[0];
    if (fraction !== undefined && end + fraction.length <= reader.end) {
      reader.rungs.add("decimal_comma");
      written = `${digits}.${fraction.slice(1)}`;
      end += fraction.length;
    }
  }
  if (!endsAt(reader, end)) return UNREADABLE;
  if (!STRICT_NUMBER.test(written)) reader.rungs.add("literals");
  // "0.9" at the very end may have been going to be "0.95": a cut number is no number.
  if (end >= reader.end) reader.cut = [];
  advance(reader, end);
  const value = Number(written.replaceAll("_", ""));
  return Number.isFinite(value) ? value : null;
}

function readBareText(reader: Reader): JsonValue | Unreadable {
  const { text } = reader;
  let at = reader.at;
  for (; at < reader.end; at += 1) {
    const mark = text[at] ?? "";
    if (mark === "," || mark === "}" || mark === "]" || mark === "\n") break;
    if (mark === '"' || mark === "{" || mark === "[" || mark === ":") return UNREADABLE;
  }
  const value = text.slice(reader.at, at).trim();
  reader.rungs.add("unquoted");
  advance(reader, at);
  if (at >= reader.end) reader.cut = [];
  return value;
}

function match(pattern: RegExp, reader: Reader): string | undefined {
  pattern.lastIndex = reader.at;
  const token = pattern.exec(reader.text)?.[0];
  if (token !== undefined) reader.work.left -= token.length;
  return token?.slice(0, reader.end - reader.at);
}

function endsAt(reader: Reader, at: number): boolean {
  if (at >= reader.end) return true;
  const next = reader.text[at] ?? "";
  return ",}]/#`".includes(next) || isBlank(next.charCodeAt(0));
}
