import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RerankEnvelope, RerankRequestInput } from "../api/index.ts";
import { explainRun, hostOf, type PARTS, sumOf, webAddress } from "./explained-run.ts";

const part = fc.double({ min: 0, max: 0.02, noNaN: true });
const components = fc.record({ rrf_term: part, rag_bonus: part, domain_bonus: part, policy_bonus: part });

/** A run whose candidates stand in the order of their fused scores, one of them dropped. */
function runOf(parts: readonly Record<(typeof PARTS)[number], number>[]) {
  const ids = parts.map((_, index) => `c${index}`);
  const order = ids.toSorted((a, b) => sumOf(parts[ids.indexOf(b)]!) - sumOf(parts[ids.indexOf(a)]!));
  const scored = order.map((candidate_id) => ({ candidate_id }));
  const request = { query: "q", candidates: ["gone", ...ids].map((id) => ({ id, snippet: "s" })) };
  const envelope = {
    result: { ranked: scored, top_k: scored.slice(0, 2) },
    flags: {
      debug: {
        pre_filter: { dropped: [{ id: "gone", reason: "stale" }], mmr: { selected: [] } },
        fusion: {
          fused_scores: Object.fromEntries(ids.map((id, index) => [id, sumOf(parts[index]!)])),
          rrf_components: Object.fromEntries(ids.map((id, index) => [id, parts[index]])),
        },
      },
    },
  };
  return explainRun(request as RerankRequestInput, envelope as unknown as RerankEnvelope);
}

describe("explainRun", () => {
  it("puts rank terms on a scale from 0 to 100 and keeps the order of the sums", () => {
    fc.assert(
      fc.property(fc.array(components, { minLength: 2, maxLength: 8 }), (parts) => {
        const terms = parts.map(({ rrf_term }) => rrf_term);
        fc.pre(Math.max(...terms) - Math.min(...terms) > 1e-6);
        const { ranked } = runOf(parts);
        const points = ranked.map((one) => one.points.rrf_term);
        expect(Math.max(...points)).toBeCloseTo(100);
        expect(Math.min(...points)).toBeCloseTo(0);
        for (let i = 1; i < ranked.length; i += 1) {
          expect(sumOf(ranked[i - 1]!.points)).toBeGreaterThanOrEqual(sumOf(ranked[i]!.points) - 1e-6);
        }
      }),
    );
  });

  it("gives a lone candidate all points", () => {
    const alone = { rrf_term: 0.01, rag_bonus: 0, domain_bonus: 0, policy_bonus: 0 };
    expect(sumOf(runOf([alone]).ranked[0]!.points)).toBe(100);
  });

  it("counts places from the request, and names what was dropped", () => {
    const low = { rrf_term: 0.01, rag_bonus: 0, domain_bonus: 0, policy_bonus: 0 };
    const { ranked, dropped } = runOf([low, { ...low, rrf_term: 0.02 }]);
    expect(ranked.map(({ before, after }) => [before, after])).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(dropped).toEqual([{ candidate: { id: "gone", snippet: "s" }, before: 1, reason: "stale" }]);
  });
});

describe("addresses", () => {
  it("become links only on the web", () => {
    expect(webAddress("https://a.example/x")).toBe("https://a.example/x");
    for (const url of ["javascript:alert(1)", "wiki://drafts/1", "data:text/html,x", "", null]) {
      expect(webAddress(url)).toBeNull();
    }
  });

  it("are shown by their site, or as they are", () => {
    expect([hostOf("https://a.example/x"), hostOf("no address"), hostOf(null)]).toEqual([
      "a.example",
      "no address",
      "",
    ]);
  });
});
