import type { LanguagePack } from "../../languages/language-pack.ts";
import type { DateParts, DateReading, DateValue } from "./date-value.ts";
import { mayStartDate } from "./may-start.ts";
import { readClock } from "./read-clock.ts";
import { readDayMonth, readDigitDate, readMonth } from "./read-date.ts";
import type { Reader } from "./read-number.ts";
import { readCenturyWords, readYear } from "./read-year.ts";
import type { Token } from "./scan.ts";
import type { Stretch } from "./stretch.ts";

/** Adds every date and time among the tokens, in order; marks the tokens they cover in `taken`. */
export function readDates(
  text: string,
  { tokens, language, taken }: Pick<Reader, "tokens" | "language" | "taken">,
  found: DateValue[],
  { from, to }: Stretch,
): number {
  let at = from;
  while (at < to) {
    const reading = mayStartDate(tokens[at]!) ? readDateAt(tokens, at, language) : undefined;
    if (reading === undefined) {
      at++;
      continue;
    }
    const start = tokens[at]!.start;
    const end = tokens[reading.next - 1]!.end;
    taken.fill(1, at, reading.next);
    found.push({ start, end, text: text.slice(start, end), kind: reading.kind, ...UNSTATED, ...reading.parts });
    at = reading.next;
  }
  return at;
}

/** Every part of a date: the engine keeps code that has met dates of one shape only. */
const UNSTATED: { readonly [Part in keyof Required<DateParts>]: undefined } = {
  year: undefined,
  endYear: undefined,
  month: undefined,
  day: undefined,
  endDay: undefined,
  weekday: undefined,
  hour: undefined,
  minute: undefined,
  hour12: undefined,
  decade: undefined,
  shortDecade: undefined,
  century: undefined,
  relative: undefined,
  dayOrMonth: undefined,
};

function readDateAt(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const token = tokens[at]!;
  if (token.kind === "digits") {
    return (
      readDigitDate(tokens, at, language) ??
      readDayMonth(tokens, at, language) ??
      readClock(tokens, at, language) ??
      readYear(tokens, at, language)
    );
  }
  if (token.kind !== "word") return undefined;
  return (
    readWeekday(tokens, at, language) ??
    readMonth(tokens, at, language) ??
    readCenturyWords(tokens, at, language) ??
    readRelative(tokens, at, language) ??
    readClock(tokens, at, language)
  );
}

/** A weekday, with the date that follows it: "Monday, 3 May", "Montag, den 3. Mai", "el lunes 3 de mayo". */
function readWeekday(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const words = language.calendar;
  const token = tokens[at]!;
  const isCompound = tokens[at + 1]?.text === "-" && tokens[at + 2]?.fold === "feira";
  const compound = isCompound ? words.weekdays.get(`${token.fold}-feira`) : undefined;
  const full = compound ?? words.weekdays.get(token.fold);
  const weekday = full ?? words.shortWeekdays.get(token.fold);
  // The football club.
  if (weekday === undefined || tokens[at - 1]?.fold === "sheffield") return undefined;
  const end = compound === undefined ? at + 1 : at + 3;
  let next = end;
  if (tokens[next]?.text === "." && full === undefined) next++;
  if (tokens[next]?.text === ",") next++;
  if (/^(den|dem|the|dia)$/.test(tokens[next]?.fold ?? "")) next++;
  const following = tokens[next];
  const date =
    following === undefined || following.newLine
      ? undefined
      : following.kind === "digits"
        ? (readDigitDate(tokens, next, language) ?? readDayMonth(tokens, next, language))
        : readMonth(tokens, next, language);
  // "Di, 3.5." or "Sat 5 May": a short form is only a weekday in front of a date.
  if (date?.parts.day !== undefined && (full !== undefined || following?.kind === "digits"))
    return { next: date.next, kind: "date", parts: { ...date.parts, weekday } };
  return full === undefined ? undefined : { next: end, kind: "weekday", parts: { weekday } };
}

/** "yesterday", "last week", "vergangenen Monat", "el año pasado". */
function readRelative(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const words = language.calendar;
  const token = tokens[at]!;
  const listed = words.relative.get(token.fold);
  if (listed !== undefined) return { next: at + 1, kind: "relative", parts: { relative: listed } };
  const second = tokens[at + 1];
  if (second?.kind !== "word") return undefined;
  const shift = words.shift.get(token.fold) ?? words.shift.get(second.fold);
  if (shift === undefined) return undefined;
  const unit = words.shift.has(token.fold) ? words.spans.get(second.fold) : words.spans.get(token.fold);
  return unit === undefined
    ? undefined
    : { next: at + 2, kind: "relative", parts: { relative: { unit, offset: shift } } };
}
