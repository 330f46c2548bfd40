import { belegError } from "../contracts/errors/index.ts";

/** How canonical JSON is laid out. */
export interface CanonicalJsonOptions {
  /** Blanks per level. Defaults to 0: everything on one line, fit for JSONL and hashing. */
  readonly indent?: number;
}

/** Deeper values come from hostile input or from a cycle; both would end in a stack overflow. */
const MAX_DEPTH = 1000;

/**
 * Writes plain data as JSON whose bytes depend on the content only: keys sorted by code unit, LF, never `-0`.
 * Throws `not_finite` for NaN and infinities and `invalid_type` for what JSON cannot say (a function, a Map, a cycle),
 * with the path of the value; properties that are `undefined` are left out.
 */
export function canonicalJson(value: unknown, options: CanonicalJsonOptions = {}): string {
  const chunks: string[] = [];
  writeCanonicalJson(value, (chunk) => chunks.push(chunk), options);
  return chunks.join("");
}

/** The same text handed over piece by piece, for values whose text would not fit into one string. */
export function writeCanonicalJson(
  value: unknown,
  write: (chunk: string) => void,
  { indent = 0 }: CanonicalJsonOptions = {},
): void {
  const breaks = indent > 0;
  const path: (string | number)[] = [];
  let held = "";

  function emit(text: string): void {
    held += text;
    if (held.length > 65_536) {
      write(held);
      held = "";
    }
  }

  function emitList(open: string, close: string, length: number, emitItem: (index: number) => void): void {
    if (path.length >= MAX_DEPTH) throw unsupported(`at most ${MAX_DEPTH} nested levels`, "more", path);
    const lineEnd = breaks && length > 0 ? `\n${" ".repeat(indent * path.length)}` : "";
    const lineStart = breaks ? `${lineEnd}${" ".repeat(indent)}` : "";
    emit(open);
    for (let index = 0; index < length; index += 1) {
      emit(index === 0 ? lineStart : `,${lineStart}`);
      emitItem(index);
    }
    emit(lineEnd + close);
  }

  function emitArray(items: readonly unknown[]): void {
    emitList("[", "]", items.length, (index) => {
      path.push(index);
      emitValue(items[index]);
      path.pop();
    });
  }

  function emitObject(object: Readonly<Record<string, unknown>>): void {
    const keys = Object.keys(object).filter((key) => object[key] !== undefined);
    keys.sort();
    emitList("{", "}", keys.length, (index) => {
      const key = keys[index] as string;
      emit(`${JSON.stringify(key)}:${breaks ? " " : ""}`);
      path.push(key);
      emitValue(object[key]);
      path.pop();
    });
  }

  function emitValue(item: unknown): void {
    if (item === null) emit("null");
    else if (typeof item === "string") emit(JSON.stringify(item));
    else if (typeof item === "number") emit(numberText(item, path));
    else if (typeof item === "boolean") emit(item ? "true" : "false");
    else if (Array.isArray(item)) emitArray(item);
    else if (isPlainObject(item)) emitObject(item);
    else throw unsupported("a JSON value", describe(item), path);
  }

  emitValue(value);
  if (held !== "") write(held);
}

function numberText(value: number, path: readonly (string | number)[]): string {
  if (Number.isFinite(value)) return value === 0 ? "0" : String(value);
  throw belegError("not_finite", { received: String(value) }, { path: pathText(path) });
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  return typeof value === "object" ? (value?.constructor?.name ?? "object") : typeof value;
}

function unsupported(expected: string, received: string, path: readonly (string | number)[]) {
  return belegError("invalid_type", { expected, received }, { path: pathText(path) });
}

function pathText(path: readonly (string | number)[]): string {
  const shown = path.slice(0, 20).map((part, index) => {
    if (typeof part === "number") return `[${part}]`;
    return index === 0 ? part : `.${part}`;
  });
  return shown.join("");
}
