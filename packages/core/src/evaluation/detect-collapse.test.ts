import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectCollapse } from "./index.ts";

const repeat = (value: number, times: number) => Array.from({ length: times }, () => value);

describe("detectCollapse", () => {
  it("warns strictly above 80 %", () => {
    expect(detectCollapse([...repeat(0.25, 80), ...repeat(0.9, 20)]).status).toBe("ok");
    const collapsed = detectCollapse([...repeat(0.25, 81), ...repeat(0.9, 19)]);
    expect(collapsed).toMatchObject({ status: "collapsed", top_bucket: "[0.2, 0.4)", top_share: 0.81, n: 100 });
  });

  it("keeps exactly 1.0 apart from the bucket below", () => {
    const scores = [...repeat(1, 50), ...repeat(0.99, 50)];
    expect(detectCollapse(scores).status).toBe("ok");
    expect(detectCollapse(repeat(1, 10))).toMatchObject({
      status: "collapsed",
      top_bucket: "1.0",
      unique_values: 1,
      entropy: 0,
    });
  });

  it("puts a boundary value into the bucket it opens, rounding errors included", () => {
    for (const [score, label] of [
      [0, "[0.0, 0.2)"],
      [0.2, "[0.2, 0.4)"],
      [0.6, "[0.6, 0.8)"],
      [1 - 0.4, "[0.6, 0.8)"],
      [1 - 0.2 - 0.2 - 0.2 - 0.2, "[0.2, 0.4)"],
      [0.8, "[0.8, 1.0)"],
      [0.5999, "[0.4, 0.6)"],
    ] as const) {
      expect(detectCollapse([score]).top_bucket).toBe(label);
    }
  });

  it("says too few under ten rows, even when all are alike", () => {
    expect(detectCollapse(repeat(0.5, 9)).status).toBe("too_few");
    expect(detectCollapse(repeat(0.5, 10)).status).toBe("collapsed");
    expect(detectCollapse([])).toMatchObject({
      status: "too_few",
      n: 0,
      top_bucket: null,
      top_share: null,
      entropy: null,
    });
  });

  it("looks at the raw scale too", () => {
    // Spread over two buckets after mapping, but one raw answer for nearly all.
    const spread = [...repeat(0.1, 50), ...repeat(0.9, 50)];
    const raw = [...repeat(2, 90), ...repeat(4, 10)];
    const result = detectCollapse(spread, raw);
    expect(result.status).toBe("collapsed");
    expect(result.raw).toMatchObject({
      top_bucket: "2",
      top_share: 0.9,
      unique_values: 2,
      buckets: [
        { label: "2", count: 90 },
        { label: "4", count: 10 },
      ],
    });
  });

  it("has one bit of entropy for two even halves", () => {
    expect(detectCollapse([...repeat(0.1, 10), ...repeat(0.5, 10)]).entropy).toBeCloseTo(1, 12);
  });

  it("counts every row once and does not depend on row order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 50 }), (scores) => {
        const result = detectCollapse(scores);
        expect(result.buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(scores.length);
        expect(detectCollapse([...scores].reverse()).buckets).toEqual(result.buckets);
      }),
    );
  });
});
