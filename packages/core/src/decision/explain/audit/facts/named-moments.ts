import type { DateValue } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Parts of the day as prose names them, with the hours each may stand for. */
const DAYTIMES: readonly (readonly [RegExp, (hour: number) => boolean])[] = [
  [
    /\b(?:at night|night-?time|night of|during the night|overnight|de (?:la )?noche|nocturn[oa]|por la noche|nachts|in der nacht|nachtlich\w*|a noite|de noite|noturn[oa])\b/g,
    (h) => h >= 20 || h < 7,
  ],
  [/\b(?:in the early (?:hours|morning)|de madrugada|la madrugada|fruhmorgens|am fruhen morgen)\b/g, (h) => h < 8],
  [
    /\b(?:(?:in|on) the (?:late )?morning|morning of|por la manana|de la manana|am (?:vor)?mittag|vormittags|am morgen|da manha|de manha|pela manha)\b/g,
    (h) => h < 13,
  ],
  [
    /\b(?:(?:in|on) the (?:late |early )?afternoon|afternoon of|por la tarde|de la tarde|am nachmittag|nachmittags|da tarde|a tarde|de tarde)\b/g,
    (h) => h >= 12 && h < 21,
  ],
  [
    /\b(?:(?:in|on) the (?:late |early )?evening|evening of|am (?:spaten |fruhen )?abend|abends)\b/g,
    (h) => h >= 17 || h < 1,
  ],
  [/\b(?:at noon|midday|al mediodia|mittags|ao meio-dia)\b/g, (h) => h >= 11 && h < 15],
];
/** What is usual for the customer, or one end of a span of hours. */
const HABIT =
  /usual|normal|habit|always|siempre|sempre|immer|ublich|gewohn|costum|acostumbr|suele|hours of|horario|between|from|entre|zwischen/;
const SPAN_BEHIND = /^\s?(?:-|to|until|till|and|bis|und|a|hasta|ate|y|e)\s?(?:the |las |as )?\d/;
/** Words by which a sentence speaks of the review. */
const REVIEW =
  /\b(?:she|he|her|his|review\w*|revis\w*|decision|decisao|entscheid\w*|entschied|ella|ela|sie|er|version|versao)\b/;
const TWELVE = /\b(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|a\. m\.|p\. m\.)/g;

/** Dates, weekdays and times of day in the prose that are those of no moment the record knows. */
export function wrongMoments(plain: string, record: CaseRecord, dates: readonly DateValue[]): FalseFact[] {
  const payment = timeOf(record.transaction?.timestamp);
  const days = daysOf(record, payment);
  const found: FalseFact[] = [];
  if (payment !== null) {
    const momentsAt = momentsOf(plain, record, payment, dates);
    for (const [words, fits] of DAYTIMES) {
      for (const { index, 0: text } of plain.matchAll(words)) {
        if (!momentsAt(index).some((moment) => fits(moment.getUTCHours())))
          found.push({ start: index, end: index + text.length, element: "time" });
      }
    }
    const usual = [...(record.usual_hours ?? "").matchAll(/(\d{1,2}):(\d{2})/g)].map(([, h, m]) => [
      Number(h),
      Number(m),
    ]);
    for (const match of plain.matchAll(TWELVE)) {
      const end = match.index + match[0].length;
      const hour = (Number(match[1]) % 12) + (match[3]!.startsWith("p") ? 12 : 0);
      const minute = Number(match[2] ?? 0);
      const isMoment = momentsAt(match.index).some(
        (moment) => moment.getUTCHours() === hour && (match[2] === undefined || moment.getUTCMinutes() === minute),
      );
      const isUsual =
        usual.some(([h, m]) => h === hour && m === minute) &&
        (HABIT.test(plain.slice(Math.max(0, match.index - 40), match.index)) ||
          SPAN_BEHIND.test(plain.slice(end, end + 12)));
      if (!isMoment && !isUsual) found.push({ start: match.index, end, element: "time" });
    }
  }
  for (const date of dates) {
    const { start, end, kind } = date;
    if ((kind === "date" || (days.length > 0 && (kind === "month" || kind === "weekday"))) && !days.some(isDay(date)))
      found.push({ start, end, element: "date" });
  }
  return found;
}

/** The moments that the words at a place may speak of: those of a day the sentence names, else the payment's. */
function momentsOf(plain: string, record: CaseRecord, payment: Date, dates: readonly DateValue[]) {
  const later = [record.resolution?.decided_at, ...record.earlier_versions.map(({ at }) => at)].flatMap(
    (text) => timeOf(text) ?? [],
  );
  const actor = plainCopy(record.resolution?.actor ?? "");
  return (at: number): readonly Date[] => {
    if (later.length === 0) return [payment];
    const { start, end } = sentenceAt(plain, at);
    const said = dates.filter((date) => date.kind === "date" && date.start >= start && date.end <= end);
    const named = [payment, ...later].filter((moment) => said.some((date) => isDay(date)(moment)));
    if (named.length > 0) return named;
    const sentence = plain.slice(start, end);
    const isReview = REVIEW.test(sentence) || (actor !== "" && sentence.includes(actor));
    return isReview ? [payment, ...later] : [payment];
  };
}

/** Whether a date of the prose is a day. */
function isDay({ day, month, year, weekday, dayOrMonth }: DateValue): (known: Date) => boolean {
  return (known) =>
    (day === undefined || known.getUTCDate() === day || (dayOrMonth === true && known.getUTCDate() === month)) &&
    (month === undefined ||
      known.getUTCMonth() + 1 === month ||
      (dayOrMonth === true && known.getUTCMonth() + 1 === day)) &&
    (year === undefined || known.getUTCFullYear() === year) &&
    (weekday === undefined || (known.getUTCDay() || 7) === weekday);
}

function timeOf(timestamp: string | undefined): Date | null {
  const at = Date.parse(timestamp ?? "");
  return Number.isNaN(at) ? null : new Date(at);
}

/** Every day the record speaks of. */
function daysOf(record: CaseRecord, payment: Date | null): Date[] {
  const texts = [
    ...record.notes,
    ...(record.threats ?? []).map(({ source }) => source),
    record.resolution?.decided_at ?? "",
    ...record.earlier_versions.map(({ at }) => at),
  ];
  const days = texts
    .flatMap((text) => text.match(/\d{4}-\d{2}-\d{2}/g) ?? [])
    .map((day) => new Date(`${day}T00:00:00Z`));
  return [...(payment === null ? [] : [payment]), ...days].filter((day) => !Number.isNaN(day.getTime()));
}
