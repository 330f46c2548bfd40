import { jsonPieces } from "../../threads/json-in-turns.ts";

/**
 * PostgreSQL stores neither U+0000 nor half a surrogate pair, and hostile text holds both. They are stored behind a
 * private-use mark and come back exactly as they were; ordinary text is stored as it is, so SQL can search it.
 */
const MARK = "\ue00f";
const NUL = "\u0000";
const HALF_PAIR = "[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]";
const UNSTORABLE = new RegExp(`[${NUL}${MARK}]|${HALF_PAIR}`, "g");
const MARKED = /\ue00f(?:([e0])|s([0-9a-f]{4}))/g;

/** The text as the database keeps it. */
export function toStorable(text: string): string {
  // What is asked first the engine answers at a glance; the pattern looks at every character.
  const isStorable = !text.includes(NUL) && !text.includes(MARK) && text.isWellFormed();
  return isStorable ? text : text.replace(UNSTORABLE, marked);
}

/** The text as it was before `toStorable`. */
export function fromStorable(text: string): string {
  if (!text.includes(MARK)) return text;
  return text.replace(MARKED, (_, plain: string | undefined, code: string | undefined) =>
    plain === "e" ? MARK : plain === "0" ? NUL : String.fromCharCode(Number.parseInt(code as string, 16)),
  );
}

function marked(char: string): string {
  if (char === MARK) return `${MARK}e`;
  if (char === NUL) return `${MARK}0`;
  return `${MARK}s${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The same as `json` of a value that may be long: the thread that writes it serves others meanwhile. */
export async function longJson(value: unknown): Promise<string> {
  let text = "";
  for await (const piece of jsonPieces(value, json)) text += piece;
  return text;
}

/** A value as the text of a JSON column; the counterpart of `parseStoredJson`. */
export function json(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  // Stringify writes null for what is no number: a long text without it need not be walked through.
  if (text.includes("null")) requireFinite(value);
  // Stringify writes what cannot be stored as \u0000 or \udxxx: the same two letters that hide it become a written-out mark.
  return /\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(text)
    ? text.replace(/\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g, (whole, code: string | undefined) =>
        code === undefined ? whole : code === "0000" ? "\\ue00f0" : `\\ue00fs${code}`,
      )
    : text;
}

function requireFinite(value: unknown): void {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON number`);
  if (Array.isArray(value)) for (const inner of value) requireFinite(inner);
  else if (typeof value === "object") for (const key in value) requireFinite(value[key as keyof typeof value]);
}

/** Reads what `json` wrote. */
export function parseStoredJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return text.includes(MARK) ? restore(value) : value;
}

function restore(value: unknown): unknown {
  if (typeof value === "string") return fromStorable(value);
  if (Array.isArray(value)) return value.map(restore);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [fromStorable(key), restore(inner)]));
}
