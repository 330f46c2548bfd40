import { advance, afterBlanks, type Reader } from "./reader.ts";

/** Which marks may close a string that a mark opened. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": '”“"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "‘": "’‘'",
  "’": "’'",
  "‚": "‘’'",
};

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** How far to look for the colon that proves a key. Longer keys are taken on trust. */
const KEY_LOOKAHEAD = 120;

/** Where a string stands: what may follow its closing mark depends on it. */
export type StringRole = "key" | "member" | "element";

/** Whether a mark opens a string. */
export function opensString(mark: string | undefined): boolean {
  return mark !== undefined && Object.hasOwn(CLOSERS, mark);
}

/** Reads a value string, and the strings that a `+` joins to it as in program text. */
export function readStrings(reader: Reader, role: StringRole): string {
  let value = readString(reader, role);
  while (reader.cut === undefined) {
    const plus = afterBlanks(reader, reader.at);
    const next = reader.text[plus] === "+" ? afterBlanks(reader, plus + 1) : reader.end;
    if (next >= reader.end || !opensString(reader.text[next]) || !advance(reader, next)) return value;
    reader.rungs.add("quote_style");
    value += readString(reader, role);
  }
  return value;
}

/**
 * Reads a string in any quote style. A mark inside closes it only where JSON could go on after it; otherwise it is a
 * quotation mark that the model forgot to escape. When the text ends first, `reader.cut` is set and the part is given.
 */
export function readString(reader: Reader, role: StringRole): string {
  const { text } = reader;
  const open = text[reader.at] ?? "";
  const closers = CLOSERS[open] ?? open;
  if (open !== '"') reader.rungs.add("quote_style");
  let parts = "";
  let from = reader.at + 1;
  let at = from;
  while (at < reader.end) {
    const mark = text[at] ?? "";
    if (mark === "\\") {
      if (at + 1 >= reader.end) break;
      const escaped = readEscape(reader, at + 1);
      parts += text.slice(from, at) + escaped.text;
      at = escaped.end;
      from = at;
      continue;
    }
    if (closers.includes(mark)) {
      if (closesHere(reader, at, role)) {
        advance(reader, at + 1);
        return withoutTripleQuotes(reader, parts + text.slice(from, at));
      }
      reader.rungs.add("inner_quotes");
      if (reader.work.left <= 0) break;
    } else if (mark < " ") reader.rungs.add("control_characters");
    at += 1;
  }
  const part = parts + text.slice(from, Math.min(at, reader.end));
  advance(reader, reader.end);
  reader.cut = [];
  return part;
}

function readEscape(reader: Reader, at: number): { text: string; end: number } {
  const { text } = reader;
  const letter = text[at] ?? "";
  const plain = ESCAPES[letter];
  if (plain !== undefined) return { text: plain, end: at + 1 };
  const digits = letter === "u" ? 4 : letter === "x" ? 2 : 0;
  const hex = text.slice(at + 1, at + 1 + digits);
  if (digits > 0 && hex.length === digits && /^[0-9a-fA-F]+$/.test(hex)) {
    if (letter === "x") reader.rungs.add("bad_escapes");
    return { text: String.fromCharCode(Number.parseInt(hex, 16)), end: at + 1 + digits };
  }
  reader.rungs.add("bad_escapes");
  // A quote or a line break after a backslash is meant; any other letter was never an escape, so the backslash stays.
  if (letter === "'" || letter === "`" || letter === "\n") return { text: letter, end: at + 1 };
  return { text: "\\", end: at };
}

function closesHere(reader: Reader, mark: number, role: StringRole): boolean {
  const { text, end } = reader;
  const next = afterBlanks(reader, mark + 1);
  if (next >= end) return true;
  const follows = text[next] ?? "";
  if (role === "key") return follows === ":";
  if (follows === "}" || follows === "]") return true;
  if (follows === "/") return text[next + 1] === "/" || text[next + 1] === "*";
  if (follows === "#") return next > mark + 1;
  if (text.startsWith("```", next)) return true;
  if (follows === "+") return opensString(text[afterBlanks(reader, next + 1)]);
  if (follows === ",") return continuesAfterComma(reader, next + 1, role);
  if (role === "member") return looksLikeKey(reader, next, false);
  return opensString(follows) && text.slice(mark + 1, next).includes("\n");
}

function continuesAfterComma(reader: Reader, from: number, role: StringRole): boolean {
  const { text, end } = reader;
  let next = afterBlanks(reader, from);
  if (text[next] === ",") next = afterBlanks(reader, next + 1);
  if (next >= end) return true;
  const follows = text[next] ?? "";
  if (follows === "}" || follows === "]" || follows === "#" || text.startsWith("```", next)) return true;
  if (follows === "/") return text[next + 1] === "/" || text[next + 1] === "*";
  if (role === "member") return looksLikeKey(reader, next, true);
  return (
    opensString(follows) ||
    /[-\d{[]/.test(follows) ||
    /^(?:true|false|null|True|False|None)/.test(text.slice(next, next + 5))
  );
}

/** Whether a key and its colon stand here; where that cannot be seen to the end, `inDoubt` decides. */
function looksLikeKey(reader: Reader, start: number, inDoubt: boolean): boolean {
  const { text } = reader;
  const stop = Math.min(reader.end, start + KEY_LOOKAHEAD);
  const closers = CLOSERS[text[start] ?? ""];
  let at = start + (closers === undefined ? 0 : 1);
  for (; at < stop; at += 1) {
    const mark = text[at] ?? "";
    if (mark === "\\") at += 1;
    else if (closers === undefined ? !/[\p{L}\p{N}_$-]/u.test(mark) : closers.includes(mark)) break;
    else if (mark === "\n") return false;
  }
  reader.work.left -= at - start;
  if (at >= stop) return closers !== undefined && inDoubt;
  if (closers === undefined && at === start) return false;
  const after = afterBlanks(reader, closers === undefined ? at : at + 1);
  return after >= reader.end ? closers !== undefined && inDoubt : text[after] === ":";
}

/** `"""text"""` reads as a string that begins and ends with two marks of its own. */
function withoutTripleQuotes(reader: Reader, value: string): string {
  const triple = value.length >= 4 && value.startsWith('""') && value.endsWith('""');
  return triple && reader.rungs.has("inner_quotes") ? value.slice(2, -2) : value;
}
