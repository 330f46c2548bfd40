import { DIMENSIONS, type Dimension } from "@beleg/core/contracts";
import type { RecentRun } from "../../store/index.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Runs of fewer days than this are told by the hour. */
const FEWEST_DAYS = 3;

/** The runs that began within one hour or day (UTC): how their texts ended, and their mean scores. */
export type QualityPoint = { readonly [Name in Dimension]: number | null } & {
  readonly at: string;
  readonly runs: number;
  readonly passed: number;
  readonly blocked: number;
  readonly incomplete: number;
};

/** Quality over time, oldest first; a time without runs has no point. */
export function qualityOverTime(runs: readonly RecentRun[]): {
  readonly every: "hour" | "day";
  readonly points: QualityPoint[];
} {
  const done = runs.filter(({ status }) => status === "success");
  const times = done.map(({ created_at }) => Date.parse(created_at));
  const reach =
    times.reduce((most, at) => Math.max(most, at), 0) - times.reduce((least, at) => Math.min(least, at), times[0] ?? 0);
  const every = reach >= FEWEST_DAYS * DAY_MS ? "day" : "hour";
  const step = every === "day" ? DAY_MS : HOUR_MS;
  const slots = Map.groupBy(done, ({ created_at }) => Math.floor(Date.parse(created_at) / step) * step);
  const points = [...slots].toSorted(([a], [b]) => a - b).map(([at, own]) => pointOf(new Date(at).toISOString(), own));
  return { every, points };
}

function pointOf(at: string, runs: readonly RecentRun[]): QualityPoint {
  const ended = (verdict: RecentRun["verdict"]) => runs.filter((run) => run.verdict === verdict).length;
  const means = DIMENSIONS.map((dimension) => [dimension, mean(runs.map((run) => run[dimension]))] as const);
  return {
    at,
    runs: runs.length,
    passed: ended("passed"),
    blocked: ended("blocked"),
    incomplete: ended("incomplete"),
    ...(Object.fromEntries(means) as Record<Dimension, number | null>),
  };
}

/** Of the scores there are; null where there is none. */
function mean(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null);
  return given.length === 0 ? null : given.reduce((sum, score) => sum + score, 0) / given.length;
}
