import type { DateValue } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";

/** Parts of the day as prose names them, with the hours each may stand for. */
const DAYTIMES: readonly (readonly [RegExp, (hour: number) => boolean])[] = [
  [
    /\b(?:at night|night-?time|during the night|overnight|de (?:la )?noche|nocturn[oa]|por la noche|nachts|in der nacht|nachtlich\w*|a noite|de noite|noturn[oa])\b/g,
    (h) => h >= 20 || h < 7,
  ],
  [/\b(?:in the early (?:hours|morning)|de madrugada|la madrugada|fruhmorgens|am fruhen morgen)\b/g, (h) => h < 8],
  [
    /\b(?:in the morning|por la manana|de la manana|am (?:vor)?mittag|vormittags|am morgen|da manha|de manha|pela manha)\b/g,
    (h) => h < 13,
  ],
  [
    /\b(?:in the afternoon|por la tarde|de la tarde|am nachmittag|nachmittags|da tarde|a tarde|de tarde)\b/g,
    (h) => h >= 12 && h < 21,
  ],
  [/\b(?:in the evening|am abend|abends)\b/g, (h) => h >= 17 || h < 1],
  [/\b(?:at noon|midday|al mediodia|mittags|ao meio-dia)\b/g, (h) => h >= 11 && h < 15],
];
const TWELVE = /\b(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|a\. m\.|p\. m\.)/g;

/** Dates, weekdays and times of day in the prose that are those of no moment the record knows. */
export function wrongMoments(plain: string, record: CaseRecord, dates: readonly DateValue[]): FalseFact[] {
  const timestamp = record.transaction?.timestamp;
  const at = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  if (Number.isNaN(at)) return [];
  const moment = new Date(at);
  const hour = moment.getUTCHours();
  const found: FalseFact[] = [];
  for (const [words, fits] of DAYTIMES) {
    if (fits(hour)) continue;
    for (const { index, 0: text } of plain.matchAll(words))
      found.push({ start: index, end: index + text.length, element: "time" });
  }
  for (const match of plain.matchAll(TWELVE)) {
    const said = (Number(match[1]) % 12) + (match[3]!.startsWith("p") ? 12 : 0);
    if (said !== hour) found.push({ start: match.index, end: match.index + match[0].length, element: "time" });
  }
  const days = daysOf(record, moment);
  for (const date of dates) {
    const { start, end, kind, day, month, year, weekday } = date;
    const isOne = days.some(
      (known) =>
        (day === undefined ||
          known.getUTCDate() === day ||
          (date.dayOrMonth === true && known.getUTCDate() === month)) &&
        (month === undefined ||
          known.getUTCMonth() + 1 === month ||
          (date.dayOrMonth === true && known.getUTCMonth() + 1 === day)) &&
        (year === undefined || known.getUTCFullYear() === year) &&
        (weekday === undefined || (known.getUTCDay() || 7) === weekday),
    );
    if ((kind === "date" || kind === "month" || kind === "weekday") && !isOne)
      found.push({ start, end, element: "date" });
  }
  return found;
}

/** Every day the record speaks of. */
function daysOf(record: CaseRecord, moment: Date): Date[] {
  const texts = [
    ...record.notes,
    ...(record.threats ?? []).map(({ source }) => source),
    record.resolution?.decided_at ?? "",
    ...record.earlier_versions.map(({ at }) => at),
  ];
  const days = texts
    .flatMap((text) => text.match(/\d{4}-\d{2}-\d{2}/g) ?? [])
    .map((day) => new Date(`${day}T00:00:00Z`));
  return [moment, ...days].filter((day) => !Number.isNaN(day.getTime()));
}
