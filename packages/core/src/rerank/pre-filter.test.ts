import { describe, expect, test } from "vitest";
import { candidate } from "./testing/candidates.ts";
import { droppedOf, order, run } from "./testing/run-rerank.ts";

describe("the pre-filters", () => {
  test("give one reason each, policy before all others", async () => {
    const envelope = await run({
      candidates: [
        candidate("blocked", { snippet: " ", detected_date: "2001-01-01T00:00:00Z" }),
        candidate("empty", { snippet: " …\n" }),
        candidate("old", { detected_date: "2024-06-14T23:59:59Z" }),
        candidate("twin-1", { url: "http://www.example.net/x/?utm_source=mail#top", snippet: "short data" }),
        candidate("twin-2", { url: "https://example.net/x", snippet: "longer data residency" }),
        candidate("kept"),
      ],
      meta: { scoring_context: { disallowed_sources: ["blocked.example.com"] } },
    });
    expect(droppedOf(envelope)).toEqual({
      blocked: "policy_block",
      empty: "empty_snippet",
      old: "stale",
      "twin-1": "duplicate",
    });
    expect(order(envelope).sort()).toEqual(["kept", "twin-2"]);
  });

  test("do not let a stale copy take the place of a fresh one", async () => {
    const url = "https://example.net/x";
    const envelope = await run({
      candidates: [
        candidate("old", { url, detected_date: "2020-01-01T00:00:00Z", snippet: "a very long text on data residency" }),
        candidate("new", { url }),
      ],
    });
    expect(droppedOf(envelope)).toEqual({ old: "stale" });
  });

  test("an address nobody may open is blocked like a disallowed one", async () => {
    const envelope = await run({ candidates: [candidate("a"), candidate("x", { url: "javascript:alert(1)" })] });
    expect(droppedOf(envelope)).toEqual({ x: "policy_block" });
  });
});
