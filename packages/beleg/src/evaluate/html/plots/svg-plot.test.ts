import { expect, it } from "vitest";
import { fitLine } from "./fit-line.ts";
import { roundTicks, roundTop, svgPlot, text } from "./svg-plot.ts";

it.each([
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-0.3, 1, 5, [-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-1, 1, 5, [-1, -0.5, 0, 0.5, 1]],
  [0, 60, 5, [0, 10, 20, 30, 40, 50, 60]],
  [0, 1234, 3, [0, 500, 1000]],
])("ticks from %d to %d, about %d of them", (from, to, wanted, ticks) => {
  expect(roundTicks(from, to, wanted)).toEqual(ticks);
});

it.each([
  [1, 5, 1],
  [53, 5, 60],
  [60, 5, 60],
  [1234, 3, 1500],
])("an axis for counts up to %d, about %d ticks, ends at %d", (most, wanted, top) => {
  expect(roundTop(most, wanted)).toBeCloseTo(top, 12);
});

it("fits the line of least squares from the leftmost point to the rightmost", () => {
  const [start, end] = fitLine([
    [1, 3],
    [0, 1],
    [0.5, 2],
  ]);
  expect(start).toEqual([0, 1]);
  expect(end).toEqual([1, 3]);
  expect(
    fitLine([
      [0.5, 0.1],
      [0.5, 0.9],
    ]),
  ).toEqual([]);
});

it("shows any name as text", () => {
  const svg = svgPlot('a "b" <c>', 10, 10, [text([1, 2], "</text><script>", "start")]);
  expect(svg).toContain('aria-label="a &quot;b&quot; &lt;c&gt;"');
  expect(svg).toContain("&lt;/text&gt;&lt;script&gt;");
});
