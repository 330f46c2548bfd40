import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { LanguagePack } from "../../../../text/index.ts";

/** A time of day that prose names in words, or in figures with words around them. */
export interface ClockTime {
  readonly start: number;
  readonly end: number;
  /** Minutes since midnight it may stand for: without a part of the day `half past two` is one of two. */
  readonly minutes: readonly number[];
  readonly isWholeHour: boolean;
  readonly shortly?: "after" | "before" | "about";
  /** One end of a span of hours. */
  readonly isSpan: boolean;
}

interface Reader {
  readonly patterns: readonly (readonly [RegExp, number | "+" | "-"])[];
  readonly value: (text: string) => number;
  readonly part: RegExp;
  readonly dayparts: readonly (readonly [RegExp, number, number])[];
  readonly firstEnd: RegExp;
  readonly joined: RegExp;
  readonly shortly: readonly (readonly ["after" | "before" | "about", RegExp])[];
}

const LENGTH_BEFORE =
  /\b(?:ma[si]s|menos|quase|casi|cerca|unas|umas|faltavam|faltaban|por|durante|em|en) (?:de |das )?$/;
const LENGTH_BEHIND = /^,? (?:para|antes|despues|depois|apos|mas tarde|mais tarde|fuera|fora|e meia|y media)\b/;
const HOUR = 60;
const DAY = 24 * HOUR;
const readers = new Map<AuditWords, Reader>();

/** The times of day of a text in order. */
export function clockTimes(plain: string, words: AuditWords, pack: LanguagePack): ClockTime[] {
  const reader = readers.get(words) ?? build(words, pack);
  readers.set(words, reader);
  const found: ClockTime[] = [];
  for (const [pattern, offset] of reader.patterns) {
    for (const match of plain.matchAll(pattern)) {
      const time = read(match, offset);
      if (time !== null && !found.some((other) => other.start < time.end && time.start < other.end)) found.push(time);
    }
  }
  const spans = found.flatMap((time) => firstEndOf(time));
  const all = [...found.filter((time) => !spans.some((end) => end.start < time.end && time.start < end.end)), ...spans];
  return all
    .sort((a, b) => a.start - b.start)
    .map((time, index, sorted) => ({
      ...time,
      isSpan: time.isSpan || isJoined(time, sorted[index + 1]) || isJoined(sorted[index - 1], time),
    }));

  function read(match: RegExpExecArray, offset: number | "+" | "-"): ClockTime | null {
    if (isDuration(match)) return null;
    const hour = reader.value(match.groups!.h!);
    const minute = match.groups!.m === undefined ? 0 : reader.value(match.groups!.m);
    if (hour > 23 || minute > 59) return null;
    // `eight to ten` is a span of hours; minutes before an hour are told by fives.
    const isMinuteFirst = match.groups!.m !== undefined && match[0].startsWith(match.groups!.m);
    if (isMinuteFirst && minute % 5 !== 0 && !/minut/.test(match[0])) return null;
    const at = hour * HOUR + (offset === "+" ? minute : offset === "-" ? -minute : offset);
    const end = match.index + match[0].length;
    const behind = reader.part.exec(plain.slice(end, end + 48));
    const before = plain.slice(Math.max(0, match.index - 28), match.index);
    const shortly = reader.shortly.find(([, phrase]) => phrase.test(before))?.[0];
    return {
      start: match.index,
      end: end + (behind?.[0].length ?? 0),
      minutes: meant(at, hour, behind?.[0]),
      isWholeHour: at % HOUR === 0,
      ...(shortly === undefined ? {} : { shortly }),
      isSpan: false,
    };
  }

  /** `mais de duas horas para o início`: so many hours, not an hour of the day. */
  function isDuration(match: RegExpExecArray): boolean {
    if (!/(?:horas|hours?|stunden)$/.test(match[0])) return false;
    const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + 14);
    return LENGTH_BEFORE.test(plain.slice(Math.max(0, match.index - 14), match.index)) || LENGTH_BEHIND.test(behind);
  }

  /** `half past two` is one of two unless the part of the day or the hour itself tells. */
  function meant(at: number, hour: number, part: string | undefined): number[] {
    const both = [...new Set([at, at + 12 * HOUR].map((minutes) => (minutes + DAY) % DAY))];
    if (hour > 12 || hour === 0) return [(at + DAY) % DAY];
    if (part === undefined) return both;
    const [, from, to] = reader.dayparts.find(([pattern]) => pattern.test(part)) ?? [null, 0, 23];
    // Behind an hour the parts of the day reach further, and the morning begins at midnight.
    const [first, last] = [to <= 13 && from <= 6 ? 0 : (from + 22) % 24, (to + 1) % 24];
    return both.filter((minutes) => isWithinHours(Math.floor(minutes / HOUR), first, last));
  }

  /** The first end of `von neun bis zwanzig Uhr`, which has no word of time of its own. */
  function firstEndOf(time: ClockTime): ClockTime[] {
    const from = Math.max(0, time.start - 32);
    const match = reader.firstEnd.exec(plain.slice(from, time.start));
    if (match === null) return [];
    const hour = reader.value(match.groups!.h!);
    if (hour > 23) return [];
    const start = from + match.index;
    const end = start + match.groups!.h!.length;
    const minutes = hour > 12 ? [(hour * HOUR) % DAY] : [hour * HOUR, ((hour + 12) % 24) * HOUR];
    return [{ start, end, minutes, isWholeHour: true, isSpan: true }];
  }

  function isJoined(first: ClockTime | undefined, second: ClockTime | undefined): boolean {
    if (first === undefined || second === undefined || second.start - first.end > 12) return false;
    const gap = plain.slice(first.end, second.start);
    return reader.joined.test(gap) || (/^,? ?$/.test(gap) && /^(?:as?|ate|hasta) /.test(plain.slice(second.start)));
  }
}

/** Whether an hour lies from one to another, over midnight where the first is the later. */
export function isWithinHours(hour: number, from: number, to: number): boolean {
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}

function build(words: AuditWords, pack: LanguagePack): Reader {
  const values = new Map<string, number>(Object.entries(words.namedHours));
  const { small, article } = pack.numbers;
  for (const word of article) values.set(word, 1);
  for (const [word, value] of small) if (value < HOUR && Number.isInteger(value)) values.set(word, value);
  const tens = [...values].filter(([, value]) => value >= 20 && value % 10 === 0).map(([word]) => word);
  const ones = [...values].filter(([word, value]) => value > 0 && value < 10 && small.has(word)).map(([word]) => word);
  for (const one of [...ones, ...article]) {
    for (const ten of tens) {
      const sum = values.get(one)! + values.get(ten)!;
      for (const joined of [`${one}und${ten}`, `${ten}-${one}`, `${ten} ${one}`, `${ten} y ${one}`, `${ten} e ${one}`])
        if (!values.has(joined)) values.set(joined, sum);
    }
  }
  const longest = [...values.keys()].sort((a, b) => b.length - a.length).map(loose);
  const number = `\\d{1,2}(?![\\d.,:])|${longest.join("|")}`;
  const fill = (pattern: string) =>
    pattern.replace("{h}", `(?<h>${number})(?![\\p{L}\\d])`).replace("{m}", `(?<m>${number})(?![\\p{L}\\d])`);
  const midnight = [
    `(?<h>${Object.keys(words.namedHours)
      .filter((name) => words.namedHours[name] === 0)
      .join("|")})`,
    0,
  ] as const;
  const parts = words.dayparts.map(([part]) => part).join("|");
  return {
    patterns: [...words.clock, midnight].map(([pattern, offset]) => [
      new RegExp(`(?<![\\p{L}\\d.,:-])(?:${fill(pattern)})(?![\\p{L}])`, "gu"),
      offset,
    ]),
    value: (text) => (/^\d/.test(text) ? Number(text) : (values.get(text.replaceAll("ß", "ss")) ?? Number.NaN)),
    part: new RegExp(`^(?: uhr| horas)?,? ?(?:\\(?utc\\)?,? )?(?:in |on |at )?(?:${parts})(?![\\p{L}])`, "u"),
    dayparts: words.dayparts.map(([part, from, to]) => [new RegExp(`(?:${part})`), from, to]),
    firstEnd: new RegExp(`(?<![\\p{L}\\d.,:-])(?<h>${number})(?:${words.until})(?:las? |as? )?$`, "u"),
    joined: new RegExp(`^(?:${words.until})(?:las? |as? )?$`),
    shortly: (["after", "before", "about"] as const).map((kind) => [
      kind,
      new RegExp(`(?<![\\p{L}])(?:${words.shortly[kind]})(?: (?:the|las?|as?|um))?\\s?$`, "u"),
    ]),
  };
}

function loose(word: string): string {
  return word.replaceAll("ss", "(?:ss|ß)");
}
