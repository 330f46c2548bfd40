import { expect, test } from "vitest";
import { check } from "../check/index.ts";
import { candidate, NOW } from "./testing/candidates.ts";
import { run } from "./testing/run-rerank.ts";

test("the chosen candidates come back as the sources of a check, best first, as they are", async () => {
  const detected_date = new Date(NOW).toISOString();
  const known = { title: "Act", url: "https://a.example.com/act", detected_date };
  const { sources = [], result } = await run({ candidates: [candidate("a", known), candidate("b")] });
  expect(sources.map(({ id }) => id)).toEqual(result.top_k.map(({ candidate_id }) => candidate_id));
  expect(sources.find(({ id }) => id === "a")).toMatchObject({ title: "Act", url: known.url });
  expect(Date.parse(sources.find(({ id }) => id === "a")?.date ?? "")).toBe(NOW);
  const [first] = sources;
  const { factuality } = await check({ summary_text: first!.text, sources });
  expect(factuality).toMatchObject({ status: "ok", details: { claims: [{ evidence: { source_id: first!.id } }] } });
});
