import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CoverageSummary } from "../contracts/review/index.ts";
import { coverageSummary, verifyCoverage } from "./index.ts";

/** Time passes only by waiting; `looks` are what each poll sees, the last one again and again. */
function watch(looks: readonly (Readonly<Record<string, string>> | Error)[]) {
  let now = 0;
  let look = 0;
  const waits: number[] = [];
  return {
    waits,
    clock: { now: () => now },
    delay: (ms: number) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
    poll: () => {
      const seen = looks[Math.min(look, looks.length - 1)];
      look += 1;
      return seen instanceof Error ? Promise.reject(seen) : Promise.resolve(new Map(Object.entries(seen ?? {})));
    },
  };
}

describe("verifyCoverage", () => {
  test("ends as soon as nothing is pending", async () => {
    const { waits, ...ports } = watch([{}, { a: "ingested" }, { a: "ingested", b: "failed" }]);
    const summary = await verifyCoverage({ ids: ["a", "b"], ...ports });
    expect(summary).toEqual({
      total: 2,
      ingested_count: 1,
      failed_count: 1,
      pending_count: 0,
      success_ratio: 0.5,
      timed_out: false,
    });
    expect(waits).toEqual([30_000, 30_000]);
  });

  test("waits 600 s in steps of 30 s, then says so", async () => {
    const { waits, ...ports } = watch([{ a: "ingested", b: "queued" }]);
    const summary = await verifyCoverage({ ids: ["a", "b", "c"], ...ports });
    expect(summary).toEqual({
      total: 3,
      ingested_count: 1,
      failed_count: 0,
      pending_count: 2,
      success_ratio: 0.333,
      timed_out: true,
    });
    expect(waits).toEqual(Array(20).fill(30_000));
  });

  test("keeps to other times, and never waits past the end", async () => {
    const { waits, ...ports } = watch([{}]);
    await verifyCoverage({ ids: ["a"], ...ports, intervalMs: 400, timeoutMs: 1000 });
    expect(waits).toEqual([400, 400, 200]);
  });

  test("rounds the ratio to three places, a tie to the even neighbour", async () => {
    const ids = Array.from({ length: 16 }, (_, index) => `s${index}`);
    const { waits: _, ...ports } = watch([
      Object.fromEntries(ids.map((id, i) => [id, i === 0 ? "ingested" : "failed"])),
    ]);
    expect((await verifyCoverage({ ids, ...ports })).success_ratio).toBe(0.062);
  });

  test("has no ratio and no wait without sources", async () => {
    const { waits, ...ports } = watch([{}]);
    expect(await verifyCoverage({ ids: [], ...ports })).toMatchObject({
      total: 0,
      success_ratio: null,
      timed_out: false,
    });
    expect(waits).toEqual([]);
  });

  test("a look that fails is a look that saw nothing new", async () => {
    const { waits: _, ...ports } = watch([{ a: "ingested" }, new Error("down"), { a: "ingested", b: "ingested" }]);
    expect(await verifyCoverage({ ids: ["a", "b"], ...ports })).toMatchObject({ ingested_count: 2, timed_out: false });
  });
});

test("the counts always add up and fit their contract", () => {
  const status = fc.constantFrom("ingested", "failed", "pending", "whatever");
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 2 })),
      fc.dictionary(fc.string({ maxLength: 2 }), status),
      (ids, known) => {
        const summary = coverageSummary(ids, new Map(Object.entries(known)), false);
        expect(CoverageSummary.safeParse(summary).error).toBeUndefined();
      },
    ),
  );
});
