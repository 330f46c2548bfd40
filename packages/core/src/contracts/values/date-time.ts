import { z } from "zod";
import type { ErrorCode } from "../errors/index.ts";

const FORM =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?( ?[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** As times leave here. Days up to the 28th exist in every month; all others are read. */
const PLAIN = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const EXAMPLE = "2024-06-01T09:00:00+02:00";

type Reading = { readonly utc: string } | { readonly code: ErrorCode };

/**
 * A point in time: ISO 8601 with an offset or `Z`, turned to UTC with `Z`.
 * A text without offset (`datetime_without_timezone`) and one that is no time (`datetime_unparsable`) are two errors.
 */
export const DateTime = z
  .string()
  .meta({ format: "date-time" })
  .transform((text, context) => {
    const reading = readDateTime(text);
    if ("utc" in reading) return reading.utc;
    context.addIssue({ code: "custom", message: reading.code, params: { example: EXAMPLE } });
    return z.NEVER;
  });
export type DateTime = z.output<typeof DateTime>;

function readDateTime(text: string): Reading {
  if (PLAIN.test(text)) return { utc: text };
  const match = text.length <= 64 ? FORM.exec(text) : null;
  if (match === null) return { code: "datetime_unparsable" };
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((digits) => Number(digits ?? 0));
  const local = utcMillis(year!, month!, day!, hour!, minute!, second!);
  const zone = match[8]?.trim().toUpperCase();
  const shift = zone === undefined ? 0 : offsetMinutes(zone);
  if (local === null || shift === null) return { code: "datetime_unparsable" };
  if (zone === undefined) return { code: "datetime_without_timezone" };
  // The shift is whole minutes, so the fraction is carried over digit by digit and never rounded.
  const seconds = new Date(local - shift * 60_000).toISOString().slice(0, -5);
  // No database and no reader knows a year 0.
  if (!/^(?!0000)\d{4}-/.test(seconds)) return { code: "datetime_unparsable" };
  const fraction = (match[7] ?? "").replace(/0+$/, "");
  return { utc: fraction === "" ? `${seconds}Z` : `${seconds}.${fraction}Z` };
}

/** Milliseconds of a calendar time read as UTC; null for days and hours that do not exist (30 February, 25 h). */
function utcMillis(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  if (hour > 23 || minute > 59 || second > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.setUTCHours(hour, minute, second);
}

function offsetMinutes(zone: string): number | null {
  if (zone === "Z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(":", ""));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
