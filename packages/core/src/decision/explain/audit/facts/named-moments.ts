import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { DateValue } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import { type ClockTime, isWithinHours } from "../values/clock-times.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

const SPAN = /\b(?:to|until|till|and|bis|und|a|hasta|ate|y|e)\s?(?:the |las |as )?$/;
const SPAN_BEHIND = /^\s?(?:-|to|until|till|and|bis|und|a|hasta|ate|y|e)\s?(?:the |las |as )?\d/;
/** Words by which a sentence speaks of the review. */
const REVIEW =
  /\b(?:she|he|her|his|review\w*|revis\w*|propos\w*|propus\w*|propuest\w*|vorschl\w*|vorgeschlagen|suger\w*|suggest\w*|system|sistema|machine|maquina|maschine|decision|decisao|entscheid\w*|entschied|ella|ela|sie|er|version|versao)\b/;
const TWELVE = /(?<![\d-])\b(1[0-2]|0?[1-9])(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|a\. m\.|p\. m\.)(?! \d)/g;

const POLICY = /\b(?:polic(?:y|ies)|politicas?|richtlinien?|[a-z]{2,4}-\d{2,})\b/;
/** Words before one end of the usual hours. */
const BOUND =
  /\b(?:before|after|until|till|since|start(?:s|ing)?|end(?:s|ing)?|vor|nach|bis|ab|seit|beginn\w*|antes|despues|hasta|desde|inicio|partir|depois|ate|fim)\b[^.;]{0,12}$/;
const BETWEEN = /\b(?:between|from|zwischen|von|entre|desde|de)(?: the| las?| as?)? $/;
const CLOCK_BEFORE = /\d(?:[:.h]\d{2})?(?: ?uhr| ?h| horas)?(?:,? \(?utc\)?)?,? ?$/;
const dayparts = new Map<AuditWords, readonly (readonly [RegExp, number, number])[]>();

/** Dates, weekdays and times of day in the prose that are those of no moment the record knows. */
export function wrongMoments(
  plain: string,
  record: CaseRecord,
  dates: readonly DateValue[],
  words: AuditWords,
  times: readonly ClockTime[],
): FalseFact[] {
  const payment = timeOf(record.transaction?.timestamp);
  const days = daysOf(record, payment);
  // A list or a note may be of any day of the week.
  const ownDays = daysOf({ ...record, notes: [], threats: [] }, payment);
  const found: FalseFact[] = [];
  if (payment !== null) {
    const momentsAt = momentsOf(plain, record, payment, dates);
    const usual = [...(record.usual_hours ?? "").matchAll(/(\d{1,2}):(\d{2})/g)].map(
      ([, h, m]) => Number(h) * 60 + Number(m),
    );
    const habit = new RegExp(`\\b(?:${words.habit})\\b`);
    const negation = new RegExp(`(?<![\\p{L}])(?:${words.negation})(?![\\p{L}])[^.;:,]*$`, "u");
    const isHabit = (start: number, end: number, isPart = false) => {
      const sentence = sentenceAt(plain, start);
      const before = plain.slice(Math.max(sentence.start, start - 60), start);
      return (
        habit.test(isPart ? before.split(",").at(-1)! : before) ||
        BOUND.test(before) ||
        habit.test(plain.slice(end, Math.min(sentence.end, end + 40)).split(",")[0]!)
      );
    };
    const taken: { readonly start: number; readonly end: number }[] = [...times];
    for (const time of times) {
      const { start, end, minutes } = time;
      const isMoment = momentsAt(start).some((moment) =>
        isTime(time, moment.getUTCHours() * 60 + moment.getUTCMinutes()),
      );
      const isUsual = minutes.some((minute) => usual.includes(minute)) && (time.isSpan || isHabit(start, end));
      const sentence = sentenceAt(plain, start);
      const isRule =
        (time.isSpan || minutes.includes(0) || BETWEEN.test(plain.slice(Math.max(0, start - 16), start))) &&
        POLICY.test(plain.slice(sentence.start, sentence.end));
      if (!isMoment && !isUsual && !isRule) found.push({ start, end, element: "time" });
    }
    for (const [part, from, to] of partsOf(words)) {
      for (const { index, 0: text } of plain.matchAll(part)) {
        const span = { start: index, end: index + text.length };
        if (taken.some((other) => other.start < span.end && span.start < other.end)) continue;
        taken.push(span);
        const moments = momentsAt(index);
        // Behind a figure `2:30 in the morning` begins at midnight.
        const isBehindClock = CLOCK_BEFORE.test(plain.slice(Math.max(0, index - 20), index));
        const first = to <= 13 && isBehindClock ? 0 : from;
        const fits = moments.some((moment) => isWithinHours(moment.getUTCHours(), first, to));
        const { start } = sentenceAt(plain, index);
        const isRule = POLICY.test(plain.slice(start, index));
        const isTold = negation.test(plain.slice(Math.max(start, index - 40), index)) ? !fits : fits;
        if (
          !isTold &&
          !isRule &&
          !(!isBehindClock && isHabit(span.start, span.end, true) && !fits && usual.length > 0 && isUsualPart(from, to))
        )
          found.push({ ...span, element: "time" });
      }
    }
    for (const match of plain.matchAll(TWELVE)) {
      const end = match.index + match[0].length;
      const hour = (Number(match[1]) % 12) + (match[3]!.startsWith("p") ? 12 : 0);
      const minute = Number(match[2] ?? 0);
      const isMoment = momentsAt(match.index).some(
        (moment) => moment.getUTCHours() === hour && (match[2] === undefined || moment.getUTCMinutes() === minute),
      );
      const isUsual =
        usual.includes(hour * 60 + minute) &&
        (isHabit(match.index, end) ||
          SPAN.test(plain.slice(Math.max(0, match.index - 12), match.index)) ||
          SPAN_BEHIND.test(plain.slice(end, end + 12)));
      if (!isMoment && !isUsual) found.push({ start: match.index, end, element: "time" });
    }

    /** Whether the customer's own hours reach into a part of the day. */
    function isUsualPart(from: number, to: number): boolean {
      return usual.some((minute) => isWithinHours(Math.floor(minute / 60), from, to));
    }
  }
  for (const date of dates) {
    const { start, end, kind } = date;
    const known = kind === "weekday" ? ownDays : days;
    if ((kind === "date" || (known.length > 0 && (kind === "month" || kind === "weekday"))) && !known.some(isDay(date)))
      found.push({ start, end, element: "date" });
  }
  return found;
}

/** Whether a time in words is a moment of the day; `shortly after` reaches 25 minutes, `about` a quarter of an hour. */
function isTime({ minutes, isWholeHour, shortly }: ClockTime, moment: number): boolean {
  return minutes.some((minute) => {
    const past = ((moment - minute + 36 * 60) % (24 * 60)) - 12 * 60;
    if (shortly === "after") return past >= 0 && past <= 25;
    if (shortly === "before") return past <= 0 && past >= -25;
    if (shortly === "about") return Math.abs(past) <= (isWholeHour ? 20 : 10);
    return isWholeHour ? past >= 0 && past < 30 : past === 0;
  });
}

function partsOf(words: AuditWords): readonly (readonly [RegExp, number, number])[] {
  let parts = dayparts.get(words);
  if (parts === undefined) {
    parts = words.dayparts.map(([part, from, to]) => [
      new RegExp(`(?<![\\p{L}\\d-])(?:${part})(?![\\p{L}\\d])`, "gu"),
      from,
      to,
    ]);
    dayparts.set(words, parts);
  }
  return parts;
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
    const sentence = plain.slice(start, end);
    const isReview = REVIEW.test(sentence) || (actor !== "" && sentence.includes(actor));
    if (named.length > 0) return named.includes(payment) && !isReview ? [payment] : named;
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
