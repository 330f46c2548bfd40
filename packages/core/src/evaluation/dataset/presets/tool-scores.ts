import { isRecord } from "./mapped-row.ts";

/** What another tool scored a row with, by the tool's own name of the metric. Null: it was asked and gave no number. */
export type ToolScores = Readonly<Record<string, number | null>>;

/** Collects scores; undefined where there is none, so that a row without scores says nothing about them. */
export function toolScores(entries: Iterable<readonly [name: unknown, value: unknown]>): ToolScores | undefined {
  const found = new Map<string, number | null>();
  for (const [name, value] of entries) {
    const score = scoreOf(value);
    if (typeof name === "string" && name !== "" && score !== undefined) found.set(name, score);
  }
  return found.size === 0 ? undefined : Object.fromEntries(found);
}

/** A number, also one that went through a table; yes and no count as 1 and 0, and of several values the mean. */
export function scoreOf(value: unknown): number | null | undefined {
  if (value === null || value === "nan" || value === "NaN") return null;
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "string" && /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value.trim())) return Number(value);
  if (Array.isArray(value) && value.length > 0) {
    const numbers = value.map(scoreOf).filter((one) => typeof one === "number");
    return numbers.length === value.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : undefined;
  }
  return undefined;
}

/** Scores in a list of `{ name, score }` or `{ name, value }`, or in an object by name. */
export function namedScores(value: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(value)) {
    return value.filter(isRecord).map(({ name, score, value: given }) => [name, score === undefined ? given : score]);
  }
  return isRecord(value) ? Object.entries(value) : [];
}
