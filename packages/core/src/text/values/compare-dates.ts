import type { DateParts } from "./date-value.ts";
import type { ValueRelation } from "./quantity.ts";

/** `unsure`: a reading of what one side wrote is the same, another one is not. */
type Outcome = "same" | "covers" | "different" | "silent" | "unsure";

/**
 * Whether two dates or times can be the same one: `equal` when both state the same parts with the same values,
 * `compatible` when one says less and nothing contradicts, `different` when a part both state differs,
 * `incomparable` when they share no part (a weekday against a year), one is relative ("yesterday") or may be read as
 * another one ("03/04", "6:20" beside "18:20").
 */
export function compareDates(a: DateParts, b: DateParts): ValueRelation {
  if (a.relative !== undefined || b.relative !== undefined) return compareRelative(a, b);
  const outcomes = [compareYears(a, b), compareDayMonth(a, b), compareWeekdays(a, b), compareClock(a, b)];
  if (outcomes.includes("different")) return "different";
  if (outcomes.includes("unsure") || outcomes.every((outcome) => outcome === "silent")) return "incomparable";
  const complete = outcomes.every((outcome) => outcome !== "covers") && statedParts(a) === statedParts(b);
  return complete ? "equal" : "compatible";
}

function compareRelative(a: DateParts, b: DateParts): ValueRelation {
  if (a.relative === undefined || b.relative === undefined || a.relative.unit !== b.relative.unit)
    return "incomparable";
  // Two writers may speak on different days, so "yesterday" against "today" proves nothing.
  return a.relative.offset === b.relative.offset ? "equal" : "incomparable";
}

function statedParts({ year, month, day, weekday, hour, decade, century }: DateParts): string {
  return [year, month, day, weekday, hour, decade, century].map((part) => (part === undefined ? 0 : 1)).join("");
}

type Span = { readonly from: number; readonly to: number };

function compareYears(a: DateParts, b: DateParts): Outcome {
  const left = yearSpan(a);
  const right = yearSpan(b);
  if (left === undefined || right === undefined) return "silent";
  if (left.from === right.from && left.to === right.to) return a.shortDecade === b.shortDecade ? "same" : "covers";
  // "The 90s" of an unnamed century may be the 1890s that the other text names.
  const shortDecade = a.shortDecade === true || b.shortDecade === true;
  if (shortDecade && a.decade !== undefined && b.decade !== undefined && (left.from - right.from) % 100 === 0)
    return "covers";
  return compareSpans(left, right, a.endYear !== undefined && b.endYear !== undefined);
}

/**
 * Spans that are not the same: a point lies in a span or not. Of two stretches ("between 1514 and 1519") one that ends
 * elsewhere is another; of one inside the other nothing follows.
 */
function compareSpans(a: Span, b: Span, areStretches: boolean): Outcome {
  const inside = (inner: Span, outer: Span) => inner.from >= outer.from && inner.to <= outer.to;
  if (!inside(a, b) && !inside(b, a)) return "different";
  if (!areStretches) return "covers";
  return a.from === b.from || a.to === b.to ? "different" : "silent";
}

function yearSpan({ year, endYear, decade, century }: DateParts): Span | undefined {
  if (year !== undefined) return { from: year, to: endYear ?? year };
  if (decade !== undefined) return { from: decade, to: decade + 9 };
  // The 19th century ran from 1801 to 1900; the year 1800 is let in because most people count it.
  return century === undefined ? undefined : { from: century * 100 - 100, to: century * 100 };
}

function compareDayMonth(a: DateParts, b: DateParts): Outcome {
  if (a.month === undefined || b.month === undefined) return "silent";
  const direct = compareMonthAndDay(a, b);
  if (a.dayOrMonth === b.dayOrMonth || a.day === a.month) return direct;
  const turned = a.dayOrMonth ? compareMonthAndDay(turn(a), b) : compareMonthAndDay(a, turn(b));
  return turned === "different" && direct === "different" ? "different" : "unsure";
}

function turn(parts: DateParts): DateParts {
  return parts.month === undefined || parts.day === undefined
    ? parts
    : { ...parts, month: parts.day, day: parts.month };
}

function compareMonthAndDay(a: DateParts, b: DateParts): Outcome {
  if (a.month !== b.month) return "different";
  if (a.day === undefined || b.day === undefined) return a.day === b.day ? "same" : "covers";
  const left = { from: a.day, to: a.endDay ?? a.day };
  const right = { from: b.day, to: b.endDay ?? b.day };
  if (left.from === right.from && left.to === right.to) return "same";
  return compareSpans(left, right, a.endDay !== undefined && b.endDay !== undefined);
}

function compareWeekdays(a: DateParts, b: DateParts): Outcome {
  const left = a.weekday ?? weekdayOf(a);
  const right = b.weekday ?? weekdayOf(b);
  if (left === undefined || right === undefined || (a.weekday === undefined && b.weekday === undefined))
    return "silent";
  if (left !== right) return "different";
  return a.weekday === b.weekday ? "same" : "covers";
}

/** The weekday of a full date, Monday 1 (Zeller's congruence, so that no clock or time zone is asked). */
function weekdayOf({ year, month, day, endDay, dayOrMonth }: DateParts): number | undefined {
  if (year === undefined || month === undefined || day === undefined || endDay !== undefined || dayOrMonth)
    return undefined;
  const m = month < 3 ? month + 12 : month;
  const y = month < 3 ? year - 1 : year;
  const h =
    (day + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) % 7;
  return ((h + 5) % 7) + 1;
}

function compareClock(a: DateParts, b: DateParts): Outcome {
  if (a.hour === undefined || b.hour === undefined) return "silent";
  const isHalf = a.hour12 === true || b.hour12 === true;
  const sameHour = isHalf ? a.hour % 12 === b.hour % 12 : a.hour === b.hour;
  if (!sameHour || (a.minute ?? 0) !== (b.minute ?? 0)) return "different";
  if (a.hour !== b.hour) return "unsure";
  return isHalf && a.hour12 !== b.hour12 ? "covers" : "same";
}
