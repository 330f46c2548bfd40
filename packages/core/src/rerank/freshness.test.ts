import { describe, expect, test } from "vitest";
import { monthsBefore, rerank } from "./index.ts";
import { candidate } from "./testing/candidates.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["2025-06-15T12:00:00Z", 12, "2024-06-15T12:00:00Z"],
  ["2024-02-29T00:00:00Z", 12, "2023-02-28T00:00:00Z"],
  ["2025-03-31T08:30:00Z", 1, "2025-02-28T08:30:00Z"],
  ["2025-01-01T00:00:00Z", 36, "2022-01-01T00:00:00Z"],
])("%s minus %i months is %s", (now, months, expected) => {
  expect(monthsBefore(at(now), months)).toBe(at(expected));
});

describe("the modes", () => {
  const law = "https://www.gesetze-im-internet.de/bdsg/";
  const blog = "https://law-blog.example.com/bdsg";
  test.each([
    ["standard", blog, "2024-06-15T00:00:00Z", true],
    ["standard", blog, "2024-06-14T23:59:59Z", false],
    ["standard", law, "2024-06-14T23:59:59Z", false],
    ["software_docs_strict", blog, "2022-06-15T00:00:00Z", true],
    ["software_docs_strict", blog, "2022-06-14T23:59:59Z", false],
    ["law_evergreen", law, "1977-01-27T00:00:00Z", true],
    ["law_evergreen", blog, "2024-06-15T00:00:00Z", true],
    ["law_evergreen", blog, "2024-06-14T23:59:59Z", false],
    ["standard", blog, null, true],
    ["standard", blog, "2031-01-01T00:00:00Z", true],
  ] as const)("%s keeps %s of %s: %s", async (freshness_mode, url, detected_date, kept) => {
    const { result } = await rerank({
      query: "data",
      candidates: [candidate("a", { url, detected_date })],
      meta: { scoring_context: { freshness_mode } },
      clock: { now: () => at("2025-06-15T12:00:00Z") },
    });
    expect(result.ranked.length === 1).toBe(kept);
  });

  test("a caller's word that a source is normative counts", async () => {
    const { result } = await rerank({
      query: "data",
      candidates: [candidate("a", { url: blog, detected_date: "1990-01-01T00:00:00Z", domain_type: "legislation" })],
      meta: { scoring_context: { freshness_mode: "law_evergreen" } },
      clock: { now: () => at("2025-06-15T12:00:00Z") },
    });
    expect(result.ranked).toHaveLength(1);
  });

  test("the hour of the day does not change a byte", async () => {
    const dates = [
      "2025-06-14T23:59:59Z",
      "2025-06-15T00:00:00Z",
      "2025-03-01T10:00:00Z",
      "2024-07-01T00:00:00Z",
      // At the limit, and later today.
      "2024-06-15T00:00:00Z",
      "2024-06-15T12:00:00Z",
      "2024-06-14T23:59:59.999Z",
      "2025-06-15T18:00:00Z",
      null,
    ];
    const candidates = dates.map((detected_date, i) =>
      candidate(`c${i}`, { url: `https://site${i}.example/a`, detected_date }),
    );
    const [morning, evening] = await Promise.all(
      ["2025-06-15T00:00:01Z", "2025-06-15T23:59:59.999Z"].map((now) =>
        rerank({ query: "data", candidates, clock: { now: () => at(now) } }),
      ),
    );
    expect(evening).toEqual(morning);
  });
});
