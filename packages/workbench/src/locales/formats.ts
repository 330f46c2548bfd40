import type { Locale } from "./message-table.ts";

/** Numbers and times as the user's language writes them. */
export type Formats = {
  readonly number: (value: number, digits?: number) => string;
  /** A share between 0 and 1 as a percentage. */
  readonly percent: (share: number, digits?: number) => string;
  /** A score between 0 and 1, two digits; a dash where there is none. */
  readonly score: (value: number | null | undefined) => string;
  readonly dateTime: (iso: string) => string;
  /** "3 minutes ago", "in 2 hours"; `now` in milliseconds. */
  readonly relative: (iso: string, now: number) => string;
  readonly duration: (milliseconds: number) => string;
  /** What a language is called, by its code. */
  readonly language: (code: string) => string;
};

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

export function formatsOf(locale: Locale): Formats {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const distances = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "long" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  return {
    number,
    language: (code) => languages.of(code) ?? code,
    percent: (share, digits = 0) =>
      new Intl.NumberFormat(locale, {
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(share),
    score: (value) => (value === null || value === undefined ? "–" : number(value, 2)),
    dateTime: (iso) => dates.format(new Date(iso)),
    relative: (iso, now) => {
      const distance = new Date(iso).getTime() - now;
      const [unit, size] = STEPS.find(([, size]) => Math.abs(distance) >= size) ?? ["second", 1000];
      return distances.format(Math.trunc(distance / size), unit);
    },
    duration: (milliseconds) =>
      milliseconds < 1000 ? `${number(milliseconds)} ms` : `${number(milliseconds / 1000, 1)} s`,
  };
}
