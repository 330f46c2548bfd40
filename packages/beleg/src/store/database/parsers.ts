import { fromStorable, parseStoredJson } from "./safe-text.ts";

/** How column values are read, by PostgreSQL type id: the same on the embedded engine and on a server. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  /** bigint: our ids and counts stay far below 2^53. */
  20: Number,
  25: fromStorable,
  114: parseStoredJson,
  1043: fromStorable,
  1184: isoTime,
  3802: parseStoredJson,
};

/** `2026-01-17 10:00:00.120+01` → `2026-01-17T09:00:00.12Z`: the form the contracts write, no digit lost. */
function isoTime(text: string): string {
  const [, day, time, fraction = "", zone = ""] =
    /^(\S+) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d(?::\d\d)?)$/.exec(text) ?? [];
  const seconds = new Date(`${day}T${time}${zone.length === 3 ? `${zone}:00` : zone}`).toISOString().slice(0, -5);
  return `${seconds}${fraction.replace(/\.?0+$/, "")}Z`;
}
