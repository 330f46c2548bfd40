import type { JsonValue } from "./json-value.ts";
import { readValue } from "./read-value.ts";
import { type CutStep, type Reader, UNREADABLE, type WorkBudget } from "./reader.ts";
import type { SalvageRung } from "./salvage-outcome.ts";

/** An object or array found in a text, with its place and the repairs it needed. */
export interface FoundValue {
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  readonly rungs: ReadonlySet<SalvageRung>;
  /** Set when the text ended inside the value. */
  readonly cut: readonly CutStep[] | undefined;
}

/** Answers with more values than this are noise; only the last ones are looked at. */
export const MAX_VALUES = 100;

/** Finds the outermost objects and arrays in `text[from, to)`, in order. */
export function findValues(text: string, from: number, to: number, work: WorkBudget): FoundValue[] {
  const values: FoundValue[] = [];
  const bracket = /[{[]/g;
  bracket.lastIndex = from;
  while (work.left > 0) {
    const start = bracket.exec(text)?.index;
    if (start === undefined || start >= to) break;
    const reader: Reader = { text, at: start, end: to, rungs: new Set(), work, cut: undefined };
    const value = readValue(reader, 0, false);
    if (value === UNREADABLE || isBareBracket(value, reader.cut)) continue;
    values.push({ value, start, end: reader.at, rungs: reader.rungs, cut: reader.cut });
    if (values.length > 2 * MAX_VALUES) values.splice(0, MAX_VALUES);
    bracket.lastIndex = Math.max(reader.at, start + 1);
  }
  return values.slice(-MAX_VALUES);
}

/** An opening bracket with nothing behind it tells nothing: the text may go on to hold the answer's own bracket. */
function isBareBracket(value: JsonValue, cut: readonly CutStep[] | undefined): boolean {
  return cut !== undefined && typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
