import { checkError } from "../contracts/errors/check-error.ts";
import { inCanonicalOrder, isPlainObject } from "./canonical-order.ts";

/** How canonical JSON is laid out. */
export interface CanonicalJsonOptions {
  /** Blanks per level. Defaults to 0: everything on one line, fit for JSONL and hashing. */
  readonly indent?: number;
}

/** Deeper values come from hostile input or from a cycle; both would end in a stack overflow. */
const MAX_DEPTH = 1000;
/** Parts up to this many values are written by the engine in one go, which is many times faster than value by value. */
const WRITTEN_AT_ONCE = 500;
const PIECE = 65_536;

/**
 * Writes plain data as JSON whose bytes depend on the content only: keys sorted by code unit, LF, never `-0`.
 * Throws `not_finite` for NaN and infinities and `invalid_type` for what JSON cannot say (a function, a Map, a cycle),
 * with the path of the value; properties that are `undefined` are left out.
 */
export function canonicalJson(value: unknown, options: CanonicalJsonOptions = {}): string {
  let text = "";
  for (const piece of canonicalJsonPieces(value, options)) text += piece;
  return text;
}

/** The same text piece by piece, for values whose text would not fit into one string. */
export function* canonicalJsonPieces(
  value: unknown,
  { indent = 0 }: CanonicalJsonOptions = {},
): Generator<string, void, void> {
  let held = "";
  for (const token of tokens(value, indent, [])) {
    held += token;
    if (held.length < PIECE) continue;
    yield held;
    held = "";
  }
  if (held !== "") yield held;
}

type Path = (string | number)[];

function* tokens(value: unknown, indent: number, path: Path): Generator<string, void, void> {
  const small = inCanonicalOrder(value, WRITTEN_AT_ONCE);
  if (small !== undefined && path.length < MAX_DEPTH / 2) {
    yield indentedBy(JSON.stringify(small, undefined, indent), indent * path.length);
  } else if (Array.isArray(value)) {
    yield* listTokens("[", "]", value.length, indent, path, (index) => ["", index, value[index]]);
  } else if (isPlainObject(value)) {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    keys.sort();
    const colon = indent > 0 ? ": " : ":";
    yield* listTokens("{", "}", keys.length, indent, path, (index) => {
      const key = keys[index]!;
      return [JSON.stringify(key) + colon, key, value[key]];
    });
  } else {
    yield scalarText(value, path);
  }
}

function* listTokens(
  open: string,
  close: string,
  length: number,
  indent: number,
  path: Path,
  itemAt: (index: number) => readonly [lead: string, key: string | number, value: unknown],
): Generator<string, void, void> {
  if (path.length >= MAX_DEPTH) throw unsupported(`at most ${MAX_DEPTH} nested levels`, "more", path);
  const lineEnd = indent > 0 && length > 0 ? `\n${" ".repeat(indent * path.length)}` : "";
  const lineStart = indent > 0 ? `${lineEnd}${" ".repeat(indent)}` : "";
  yield open;
  for (let index = 0; index < length; index += 1) {
    const [lead, key, value] = itemAt(index);
    yield (index === 0 ? lineStart : `,${lineStart}`) + lead;
    path.push(key);
    yield* tokens(value, indent, path);
    path.pop();
  }
  yield lineEnd + close;
}

/** Moves the lines after the first to the right; a line break inside JSON is always layout, never content. */
function indentedBy(json: string, blanks: number): string {
  return blanks === 0 ? json : json.replaceAll("\n", `\n${" ".repeat(blanks)}`);
}

function scalarText(value: unknown, path: Path): string {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return JSON.stringify(value);
  if (typeof value !== "number") throw unsupported("a JSON value", describe(value), path);
  if (Number.isFinite(value)) return JSON.stringify(value);
  throw checkError("not_finite", { received: String(value) }, { path: pathText(path) });
}

function describe(value: unknown): string {
  return typeof value === "object" ? (value?.constructor?.name ?? "object") : typeof value;
}

function unsupported(expected: string, received: string, path: Path) {
  return checkError("invalid_type", { expected, received }, { path: pathText(path) });
}

function pathText(path: Path): string {
  const shown = path.slice(0, 20).map((part, index) => {
    if (typeof part === "number") return `[${part}]`;
    return index === 0 ? part : `.${part}`;
  });
  return shown.join("");
}
