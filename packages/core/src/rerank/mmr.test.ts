import { expect, test } from "vitest";
import { rerank } from "./index.ts";
import { candidate, clock } from "./testing/candidates.ts";

const selected = async (candidates: ReturnType<typeof candidate>[]) => {
  const { flags } = await rerank({ query: "employee data residency", candidates, clock });
  return flags.debug.pre_filter.mmr.selected;
};

test("sends a copy behind something new", async () => {
  const text = { title: "Employee data residency", snippet: "employee data residency in the cloud of a provider" };
  const order = await selected([
    candidate("a", { ...text, url: "https://a.de" }),
    candidate("b", { ...text, url: "https://b.de" }),
    candidate("c", {
      title: "Residency of employee data",
      snippet: "the data residency every employee may expect from an office abroad",
      url: "https://c.de",
    }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(["a", "c", "b"]);
  expect(order.map(({ max_overlap }) => max_overlap)[2]).toBe(1);
});

test("counts pages of one site as similar at 0.85 at least", async () => {
  const order = await selected([
    candidate("a", { url: "https://one.example.co.uk/a", snippet: "employee data residency" }),
    candidate("b", { url: "https://two.example.co.uk/b", snippet: "something about employee matters" }),
  ]);
  expect(order[1]?.max_overlap).toBe(0.85);
});

test("orders a bounded pool and loses nobody beyond it", async () => {
  const candidates = Array.from({ length: 500 }, (_, i) => candidate(`c${i}`, { url: null }));
  const { result, flags } = await rerank({ query: "employee", candidates, clock });
  expect(flags.debug.pre_filter.mmr.selected).toHaveLength(200);
  expect(result.ranked).toHaveLength(500);
});
