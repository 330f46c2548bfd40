import type { JsonObject, JsonValue } from "./json-value.ts";
import type { SalvageRung } from "./salvage-outcome.ts";

/** Returned where the text cannot be read as a value. */
export const UNREADABLE = Symbol("unreadable");
export type Unreadable = typeof UNREADABLE;

/** A container that was still open when the text ended, and the place of its unfinished child, if any. */
export interface CutStep {
  readonly container: JsonObject | JsonValue[];
  readonly key: string | number | undefined;
}

/** Work one answer may cost, shared by all attempts on it: this is what keeps hostile input near linear. */
export interface WorkBudget {
  left: number;
  tooDeep: boolean;
}

/** A place in a text and what was noticed on the way. */
export interface Reader {
  readonly text: string;
  at: number;
  /** Where the text ends; moved forward to a closing code fence. */
  end: number;
  readonly rungs: Set<SalvageRung>;
  readonly work: WorkBudget;
  /** Set once the end came too early; innermost container first. */
  cut: CutStep[] | undefined;
}

/** Moves to `to` and pays for it; false when the work is used up. */
export function advance(reader: Reader, to: number): boolean {
  reader.work.left -= to - reader.at + 1;
  reader.at = to;
  return reader.work.left > 0;
}

/** Whether a UTF-16 unit is a blank of any kind, zero-width ones included. */
export function isBlank(code: number): boolean {
  if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) return true;
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2028 && code <= 0x2029) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** The next place at or after `from` that is not a blank. */
export function afterBlanks(reader: Reader, from: number): number {
  let at = from;
  while (at < reader.end && isBlank(reader.text.charCodeAt(at))) at += 1;
  reader.work.left -= at - from;
  return at;
}

/** Skips blanks and comments between tokens; a closing code fence there ends the text. */
export function skipFiller(reader: Reader): void {
  const { text } = reader;
  while (reader.at < reader.end) {
    const next = afterBlanks(reader, reader.at);
    if (next > reader.at && hasOddBlank(text, reader.at, next)) reader.rungs.add("control_characters");
    reader.at = next;
    if (next >= reader.end) return;
    if (text.startsWith("```", next)) {
      reader.end = next;
      return;
    }
    const stop = commentEnd(text, next);
    if (stop === undefined) return;
    reader.rungs.add("comments");
    if (!advance(reader, Math.min(stop, reader.end))) return;
  }
}

function hasOddBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return true;
  }
  return false;
}

function commentEnd(text: string, at: number): number | undefined {
  const isLine = text[at] === "#" || text.startsWith("//", at);
  if (isLine) return found(text.indexOf("\n", at), text.length);
  if (!text.startsWith("/*", at)) return undefined;
  const close = text.indexOf("*/", at + 2);
  return close < 0 ? text.length : close + 2;
}

function found(index: number, otherwise: number): number {
  return index < 0 ? otherwise : index;
}
