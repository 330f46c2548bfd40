import { ConditionError, type ConditionWords } from "./condition-words.ts";

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST = 90 * UNITS.d!;

/** Reads `in 10m`, `in 24h`, `in 7d` behind a field that looks back; milliseconds. */
export function parseWindow(field: string, words: ConditionWords): number {
  const wanted = `write ${field} in 10m, in 24h or in 7d`;
  if (!words.takes("in")) throw new ConditionError(`${field} looks back and needs a time: ${wanted}`);
  const word = words.take();
  const found = /^(\d{1,4})([mhd])$/.exec(word);
  const window = found === null ? 0 : Number(found[1]) * UNITS[found[2]!]!;
  if (window === 0 || window > LONGEST) throw new ConditionError(`"${word}" is no time up to 90d: ${wanted}`);
  return window;
}

/** A window as conditions write it. */
export function printWindow(window: number): string {
  // A day is 24h, as people say it; more of them are days.
  const unit =
    ["d", "h", "m"].find((name) => window % UNITS[name]! === 0 && (name !== "d" || window > UNITS.d!)) ?? "m";
  return `${window / UNITS[unit]!}${unit}`;
}
