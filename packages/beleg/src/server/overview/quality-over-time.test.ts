import { describe, expect, it } from "vitest";
import type { RecentRun } from "../../store/index.ts";
import { qualityOverTime } from "./quality-over-time.ts";

let ids = 0;
function run(created_at: string, factuality: number | null, rest: Partial<RecentRun> = {}): RecentRun {
  ids += 1;
  return {
    id: ids,
    status: "success",
    verdict: "passed",
    error_code: null,
    factuality,
    coherence: 0.5,
    readability: null,
    created_at,
    ...rest,
  };
}

describe("qualityOverTime", () => {
  it("takes the runs of an hour together, oldest first, and counts how they ended", () => {
    const { every, points } = qualityOverTime([
      run("2026-03-01T12:10:00.000Z", 1),
      run("2026-03-01T10:50:00.000Z", 0.5, { verdict: "blocked" }),
      run("2026-03-01T10:05:00.000Z", 0.75, { verdict: "incomplete" }),
    ]);
    expect(every).toBe("hour");
    expect(points).toEqual([
      {
        at: "2026-03-01T10:00:00.000Z",
        runs: 2,
        passed: 0,
        blocked: 1,
        incomplete: 1,
        factuality: 0.625,
        coherence: 0.5,
        readability: null,
      },
      expect.objectContaining({ at: "2026-03-01T12:00:00.000Z", runs: 1, passed: 1, factuality: 1 }),
    ]);
  });

  it("goes by the day from three days on, and leaves out what has not ended or has no score", () => {
    const { every, points } = qualityOverTime([
      run("2026-03-05T00:00:00.000Z", 0.2, { status: "failed", verdict: null }),
      run("2026-03-04T09:00:00.000Z", null),
      run("2026-03-04T08:00:00.000Z", 0.4),
      run("2026-03-01T07:00:00.000Z", 0.8),
    ]);
    expect(every).toBe("day");
    expect(points.map(({ at, runs, factuality }) => [at.slice(0, 10), runs, factuality])).toEqual([
      ["2026-03-01", 1, 0.8],
      ["2026-03-04", 2, 0.4],
    ]);
  });

  it("has nothing to say of no runs", () => {
    expect(qualityOverTime([])).toEqual({ every: "hour", points: [] });
  });
});
