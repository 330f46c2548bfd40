import type { LanguagePack } from "../../languages/language-pack.ts";
import type { CalendarRules } from "../../languages/parts/calendar-rules.ts";
import type { DateParts, DateReading } from "./date-value.ts";
import { yearAt } from "./read-year.ts";
import type { Token } from "./scan.ts";

/** A date in digits only at `at`: "2021-05-03", "03.05.2021", "5/3/2021", "3.5.". */
export function readDigitDate(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const [a, mark, b, second, c] = tokens.slice(at, at + 5);
  if (a?.kind !== "digits" || b?.kind !== "digits" || !mark?.glued || !b.glued || !/^[-./–]$/.test(mark.text))
    return undefined;
  if (a.glued && (tokens[at - 1]?.kind === "word" || /^[-./,]$/.test(tokens[at - 1]?.text ?? ""))) return undefined;
  if (second?.text !== mark.text || !second.glued || c?.kind !== "digits" || !c.glued) {
    const { namedDays, beforeDottedDay } = language.calendar;
    if (mark.text === "/" && isNamedDay(tokens, at, namedDays?.get(`${a.text}/${b.text}`)))
      return dated(at + 3, { month: Number(a.text), day: Number(b.text) });
    if (mark.text !== "." || second?.text !== "." || !second.glued) return undefined;
    if (!beforeDottedDay?.test(tokens[at - 1]?.fold ?? "")) return undefined;
    return dated(at + 4, { month: Number(b.text), day: Number(a.text) });
  }
  const after = tokens[at + 5];
  if (after?.glued && /^[-./]$/.test(after.text) && tokens[at + 6]?.glued && tokens[at + 6]!.kind === "digits")
    return undefined;
  if (a.text.length === 4) {
    const day = dated(at + 5, { year: Number(a.text), month: Number(b.text), day: Number(c.text) });
    return day === undefined ? undefined : withTimeStamp(tokens, day);
  }
  if (a.text.length > 2 || b.text.length > 2 || (c.text.length !== 4 && c.text.length !== 2)) return undefined;
  const year = c.text.length === 4 ? Number(c.text) : fullYear(Number(c.text));
  const left = Number(a.text);
  const right = Number(b.text);
  const monthFirst = language.calendar.monthFirst && mark.text !== "." && left <= 12;
  const swapped = right > 12 ? true : monthFirst;
  const unsure = monthFirst && right <= 12 && left !== right;
  const parts = swapped ? { year, month: left, day: right } : { year, month: right, day: left };
  return dated(at + 5, unsure ? { ...parts, dayOrMonth: true } : parts);
}

type NamedDay = NonNullable<ReturnType<NonNullable<CalendarRules["namedDays"]>["get"]>>;

/** "9/11"; "7/7" may also be a full mark, so a word beside it must tell. */
function isNamedDay(tokens: readonly Token[], at: number, day: NamedDay | undefined): boolean {
  if (day?.sign === undefined) return day !== undefined;
  return day.sign.after.test(tokens[at + 3]?.fold ?? "") || day.sign.before.test(tokens[at - 1]?.fold ?? "");
}

/** The time of a time stamp, glued behind its date: "2021-05-03T10:00", "T10:00:30.5Z", "T10:00+02:00". */
function withTimeStamp(tokens: readonly Token[], day: DateReading): DateReading {
  const at = day.next;
  const [mark, hour, colon, minute] = tokens.slice(at, at + 4);
  const isTime =
    mark?.text === "T" && mark.glued && isPair(hour) && colon?.text === ":" && colon.glued && isPair(minute);
  if (!isTime || Number(hour.text) > 24 || Number(minute.text) > 59) return day;
  let next = at + 4;
  if (tokens[next]?.text === ":" && tokens[next]!.glued && isPair(tokens[next + 1])) next += 2;
  if (tokens[next]?.text === "." && tokens[next + 1]?.kind === "digits" && tokens[next + 1]!.glued) next += 2;
  if (tokens[next]?.text === "Z" && tokens[next]!.glued) next += 1;
  else if (/^[+−-]$/.test(tokens[next]?.text ?? "") && tokens[next]!.glued && isPair(tokens[next + 1])) {
    next += 2;
    if (tokens[next]?.text === ":" && tokens[next]!.glued && isPair(tokens[next + 1])) next += 2;
  }
  return { next, kind: "date", parts: { ...day.parts, hour: Number(hour.text) % 24, minute: Number(minute.text) } };
}

function isPair(token: Token | undefined): token is Token {
  return token?.kind === "digits" && token.glued && token.text.length === 2;
}

/** A day in digits with a month name at `at`: "3 May 2021", "3. Mai", "el 3 de mayo de 2021", "3–5 May". */
export function readDayMonth(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const words = language.calendar;
  const day = dayAt(tokens, at);
  if (day === undefined) return undefined;
  let next = day.next;
  let endDay: number | undefined;
  const dash = tokens[next];
  if (dash !== undefined && /^([-–—/]|to|bis|al?|and|und|y|e)$/.test(dash.fold)) {
    const last = dayAt(tokens, next + 1);
    if (last !== undefined && last.value > day.value) {
      endDay = last.value;
      next = last.next;
    }
  }
  for (let links = 0; links < 2 && words.links.has(tokens[next]?.fold ?? ""); links++) next++;
  if (tokens[next]?.text === "-" && tokens[next]!.glued) next++;
  const month = monthAt(tokens, next, language, true);
  if (month === undefined) return undefined;
  const parts = { month: month.value, day: day.value, ...(endDay === undefined ? {} : { endDay }) };
  return withYear(tokens, month.next, language, parts);
}

/** A month name at `at`, with its day and year if they follow: "May 3rd, 2021", "mayo de 2021", "Mai". */
export function readMonth(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const month = monthAt(tokens, at, language, true);
  if (month === undefined) return undefined;
  let next = month.next;
  const { monthFirst } = language.calendar;
  if (monthFirst && tokens[next]?.fold === "the") next++;
  const day = monthFirst ? dayAt(tokens, next) : undefined;
  if (day !== undefined && yearAt(tokens, next) === undefined && !isCount(tokens, day.next)) {
    const dash = tokens[day.next];
    const last = dash !== undefined && /^([-–—]|to)$/.test(dash.fold) ? dayAt(tokens, day.next + 1) : undefined;
    const parts = {
      month: month.value,
      day: day.value,
      ...(last && last.value > day.value ? { endDay: last.value } : {}),
    };
    return withYear(tokens, last && last.value > day.value ? last.next : day.next, language, parts);
  }
  const dated = withYear(tokens, month.next, language, { month: month.value });
  if (dated?.parts.year !== undefined) return { ...dated, kind: "month" };
  if (month.isShort || (month.isDoubtful && !isMonthByContext(tokens, at))) return undefined;
  return { next: month.next, kind: "month", parts: { month: month.value } };
}

function dated(next: number, parts: DateParts): DateReading | undefined {
  const { month = 1, day = 1, year = 2000 } = parts;
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1000) return undefined;
  return { next, kind: "date", parts };
}

/** Two-digit years: up to 49 is this century. */
function fullYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short;
}

function withYear(
  tokens: readonly Token[],
  at: number,
  language: LanguagePack,
  parts: DateParts,
): DateReading | undefined {
  const words = language.calendar;
  let next = at;
  if (tokens[next]?.text === ",") next++;
  for (let links = 0; links < 2 && words.links.has(tokens[next]?.fold ?? ""); links++) next++;
  if (tokens[next]?.fold === "ano" && next > at) next++;
  const year = tokens[next]?.newLine ? undefined : yearAt(tokens, next);
  if (year !== undefined) return dated(next + 1, { ...parts, year });
  const apostrophe = tokens[at];
  const short = tokens[at + 1];
  if ((apostrophe?.text === "'" || apostrophe?.text === "’") && short?.glued && /^\d\d$/.test(short.text))
    return dated(at + 2, { ...parts, year: fullYear(Number(short.text)) });
  return dated(at, parts);
}

function dayAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | undefined {
  const token = tokens[at];
  if (token?.kind !== "digits" || token.text.length > 2 || token.newLine) return undefined;
  if (token.glued && tokens[at - 1]?.kind === "word") return undefined;
  const value = Number(token.text);
  if (value < 1 || value > 31) return undefined;
  const after = tokens[at + 1];
  // "1.º de enero": the point belongs to the sign behind it.
  const raised = tokens[at + 2];
  if (after?.text === "." && after.glued && raised?.glued && /^[ºª°]$/.test(raised.text))
    return { value, next: at + 3 };
  const isEnding = after?.glued && /^(st|nd|rd|th|er|ero|ro|\.|º|ª|°)$/.test(after.fold);
  if (isEnding && after.text === "." && tokens[at + 2]?.kind === "digits" && tokens[at + 2]!.glued) return undefined;
  return { value, next: isEnding ? at + 2 : at + 1 };
}

type MonthName = {
  readonly value: number;
  readonly next: number;
  readonly isShort: boolean;
  readonly isDoubtful: boolean;
};

function monthAt(
  tokens: readonly Token[],
  at: number,
  language: LanguagePack,
  shortToo: boolean,
): MonthName | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const words = language.calendar;
  const full = words.months.get(token.fold);
  if (full !== undefined) {
    return { value: full, next: at + 1, isShort: false, isDoubtful: words.doubtfulMonths.has(token.fold) };
  }
  const short = shortToo ? words.shortMonths.get(token.fold) : undefined;
  if (short === undefined) return undefined;
  const dot = tokens[at + 1];
  return { value: short, next: dot?.text === "." && dot.glued ? at + 2 : at + 1, isShort: true, isDoubtful: true };
}

/** "May" alone is a month after "in" or "last", never after a first name or as a verb. */
function isMonthByContext(tokens: readonly Token[], at: number): boolean {
  if (!/^\p{Lu}/u.test(tokens[at]!.text)) return false;
  return /^(in|last|next|this|since|until|by|early|late|mid|of|during|from|before|after|through|and|every|to|on|each)$/.test(
    tokens[at - 1]?.fold ?? "",
  );
}

/** "May 20 people": the digits count something. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.text === "%" || (token?.text === ":" && token.glued);
}
