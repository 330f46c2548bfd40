import type { FreshnessMode } from "../contracts/rerank/index.ts";
import type { Candidate } from "./candidates/normalise-candidates.ts";
import { dropWhere, type Filtered } from "./pre-filter.ts";

/** How old sources may be in a mode, seen from a moment. */
export interface Freshness {
  readonly mode: FreshnessMode;
  readonly now: number;
  /** What is older than this day is stale; the hour of the request makes no difference. */
  readonly limit: number;
}

const DAY = 86_400_000;

/** How many calendar months old a source may be. */
const LIMIT_MONTHS: Readonly<Record<FreshnessMode, number>> = {
  standard: 12,
  software_docs_strict: 36,
  // Law does not age, but what is written about it does.
  law_evergreen: 12,
};

/** Settles the age limit of a request. */
export function freshnessAt(mode: FreshnessMode, now: number): Freshness {
  return { mode, now, limit: monthsBefore(startOfDay(now), LIMIT_MONTHS[mode]) };
}

/** Drops what is older than the mode allows; under `law_evergreen` sources of law have no limit. Undated ones stay. */
export function applyFreshness(input: Filtered, freshness: Freshness): Filtered {
  return dropWhere(input, "stale", (candidate) => {
    if (isAgeless(candidate, freshness)) return false;
    return candidate.date !== null && candidate.date < freshness.limit;
  });
}

/** What a candidate's date says against it; a date of today is not in the future, at whatever hour one asks. */
export function dateRisks({ date }: Candidate, { now }: Freshness): string[] {
  if (date === null) return ["unknown_date"];
  return date >= startOfDay(now) + DAY ? ["future_date"] : [];
}

/**
 * How new a candidate is within what its mode allows: 1 new, 0 at the limit, 0.5 when nobody knows or age does not count.
 * Seen from the start of the day (UTC): the same request gives the same bytes a second later.
 */
export function recency(candidate: Candidate, freshness: Freshness): number {
  const { now, limit } = freshness;
  const { date } = candidate;
  const today = startOfDay(now);
  if (date === null || date >= today + DAY || isAgeless(candidate, freshness)) return 0.5;
  return Math.min(1, Math.max(0, (date - limit) / (today - limit)));
}

/** The same day and time some months earlier, in UTC; the last day of a shorter month where that day does not exist. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

function isAgeless({ normative }: Candidate, { mode }: Freshness): boolean {
  return mode === "law_evergreen" && normative;
}
