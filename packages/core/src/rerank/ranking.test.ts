import { describe, expect, test } from "vitest";
import { scriptedModel } from "../ports/scripted-model.ts";
import { candidate, NOW } from "./testing/candidates.ts";
import { order, run } from "./testing/run-rerank.ts";

describe("the rank", () => {
  test("puts the text that answers before the one that does not", async () => {
    const envelope = await run({
      candidates: [
        candidate("off", { title: "Cooking", snippet: "Pasta with tomatoes and data." }),
        candidate("on", { title: "Employee data residency", snippet: "Where employee data may reside." }),
      ],
    });
    expect(order(envelope)).toEqual(["on", "off"]);
    expect(envelope.result.ranked[0]?.reason).toBe("Holds 3 of 3 words asked for: employee, data, residency");
  });

  test("weighs rare words by the language at large when the list cannot tell", async () => {
    // Every candidate holds one word; by the list alone both words are equally rare.
    const candidates = [candidate("common", { snippet: "people" }), candidate("rare", { snippet: "aeroelasticity" })];
    expect(
      order(
        await run({ query: "people aeroelasticity", candidates: candidates.map((item) => ({ ...item, title: "" })) }),
      ),
    ).toEqual(["rare", "common"]);
  });

  test("takes a query of function words at its word", async () => {
    const envelope = await run({
      query: "to be or not to be",
      candidates: [
        candidate("other", { title: "", snippet: "Something else entirely" }),
        candidate("hamlet", { title: "", snippet: "Whether it is to be or not to be" }),
      ],
    });
    expect(order(envelope)[0]).toBe("hamlet");
  });

  test("reads German, with umlauts and inflection", async () => {
    const envelope = await run({
      query: "Überwachung der Beschäftigten am Arbeitsplatz",
      candidates: [
        candidate("no", { title: "Rezepte", snippet: "Nudeln mit Tomaten und Käse sind ein schnelles Gericht." }),
        candidate("yes", {
          title: "Betriebsrat",
          snippet: "Wann Beschäftigte am Arbeitsplatz überwacht werden dürfen.",
        }),
      ],
    });
    expect(order(envelope)[0]).toBe("yes");
  });

  test("lets preferred and official sources win near ties, never against a strong one", async () => {
    const near = await run({
      candidates: [candidate("a"), candidate("b", { url: "https://intranet.example.net/legal" })],
      meta: { scoring_context: { preferred_sources: ["intranet.example.net"] } },
    });
    expect(near.flags.debug.fusion.rrf_components.b?.policy_bonus).toBeGreaterThan(0);
    const many = Array.from({ length: 20 }, (_, i) =>
      candidate(`m${i}`, { snippet: `employee data residency ${"word ".repeat(i)}` }),
    );
    const weak = candidate("weak", { snippet: "law policy", title: "", url: "https://www.gesetze-im-internet.de/x" });
    const strong = await run({
      candidates: [...many, weak],
      meta: {
        scoring_context: {
          preferred_sources: ["gesetze-im-internet.de"],
          question: "Which law?",
          min_diversity_buckets: 1,
        },
      },
    });
    expect(order(strong).indexOf("weak")).toBeGreaterThan(10);
  });

  test("diversity lifts neither a useless nor a dangerous source for its kind alone", async () => {
    const pool = ["a", "b", "c", "weak", "bad"].map((id) =>
      candidate(id, { domain_type: id === "weak" ? "news" : id === "bad" ? "academic" : "commercial" }),
    );
    const score = { a: 92, b: 90, c: 88, weak: 10, bad: 95 } as const;
    const items = pool.map(({ id }) => ({
      candidate_id: id,
      score: score[id as keyof typeof score],
      risk_flags: id === "bad" ? ["prompt_injection"] : [],
    }));
    const { result, flags } = await run({ candidates: pool, k: 3, model: scriptedModel([{ value: { items } }]) });
    expect(result.ranked.map(({ candidate_id }) => candidate_id)).toEqual(["a", "b", "c", "weak", "bad"]);
    expect(flags.debug.fusion.diversity).toMatchObject({ requested: 3, score_floor: 95 / 4 });
    expect(result.recommended_ingest.map(({ candidate_id }) => candidate_id)).not.toContain("bad");
    const useful = items.map((item) => (item.candidate_id === "weak" ? { ...item, score: 40 } : item));
    const lifted = await run({ candidates: pool, k: 3, model: scriptedModel([{ value: { items: useful } }]) });
    expect(lifted.result.top_k.map(({ candidate_id }) => candidate_id)).toEqual(["a", "b", "weak"]);
  });

  test("marks unknown and future dates, PDFs and other versions", async () => {
    const { result } = await run({
      candidates: [
        candidate("a", { detected_date: null, url: "https://example.net/x.pdf" }),
        candidate("b", { detected_date: new Date(NOW + 86_400_000).toISOString(), version_hint: "v2.1" }),
      ],
      meta: { scoring_context: { version_target: "3" } },
    });
    const flags = Object.fromEntries(result.ranked.map((item) => [item.candidate_id, item.risk_flags]));
    expect(flags).toEqual({ a: ["unknown_date", "pdf"], b: ["future_date", "version_mismatch"] });
  });
});
