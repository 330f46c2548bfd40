import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spanEstimator, spanF1, spanOverlap, spanPrecision, spanRecall, unionOfSpans } from "./index.ts";

const span = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }))
  .map(([start_char, end_char]) => ({ start_char, end_char }));

function characters(spans: readonly { start_char: number; end_char: number }[]): Set<number> {
  const marked = new Set<number>();
  for (const { start_char, end_char } of spans) for (let i = start_char; i < end_char; i += 1) marked.add(i);
  return marked;
}

describe("character spans", () => {
  it("are compared character by character, worked by hand", () => {
    const overlap = spanOverlap([{ start_char: 0, end_char: 10 }], [{ start_char: 5, end_char: 25 }]);
    expect(overlap).toEqual({ overlap: 5, predicted: 10, gold: 20 });
    expect(spanPrecision(overlap)).toBe(0.5);
    expect(spanRecall(overlap)).toBe(0.25);
    expect(spanF1(overlap)).toBeCloseTo(1 / 3, 12);
  });

  it("equal sets of characters, however the spans overlap", () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (predicted, gold) => {
        const [left, right] = [characters(predicted), characters(gold)];
        expect(spanOverlap(predicted, gold)).toEqual({
          overlap: [...left].filter((at) => right.has(at)).length,
          predicted: left.size,
          gold: right.size,
        });
        expect(characters(unionOfSpans(predicted))).toEqual(left);
      }),
    );
  });

  it("are null where nothing was marked", () => {
    const none = spanOverlap([], []);
    expect([spanPrecision(none), spanRecall(none), spanF1(none)]).toEqual([null, null, null]);
    expect(spanPrecision(spanOverlap([{ start_char: 0, end_char: 3 }], []))).toBe(0);
  });

  it("sum over texts before dividing", () => {
    const rows = [
      { overlap: 1, predicted: 1, gold: 1 },
      { overlap: 0, predicted: 9, gold: 0 },
    ];
    expect(spanEstimator(rows, spanPrecision)()).toBe(0.1);
    expect(spanEstimator(rows, spanPrecision)([2, 0])).toBe(1);
  });
});
