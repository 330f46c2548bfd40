import { describe, expect, test } from "vitest";
import { scriptedModel } from "../ports/scripted-model.ts";
import type { RerankInput } from "./index.ts";
import { candidate } from "./testing/candidates.ts";
import { run } from "./testing/run-rerank.ts";

describe("facets and the collection", () => {
  const candidates = [
    candidate("legal", {
      title: "Data residency law",
      snippet: "The statute obliges employers: employee data residency.",
    }),
    candidate("plain", { title: "Weather", snippet: "Employee data." }),
  ];
  const meta = { scoring_context: { question: "Which law governs it?" } };

  test("name what the selection adds, before and after", async () => {
    const { result } = await run({ candidates, meta, rag: { documents: [] } });
    expect(result.coverage_delta).toMatch(/^Adds LEGAL coverage for employee data residency/);
    expect(result.coverage?.before).toEqual({});
    expect(result.coverage?.after.LEGAL).toBeGreaterThan(0.5);
    expect(result.ranked[0]).toMatchObject({ candidate_id: "legal", gap_tags: ["LEGAL"] });
    expect(result.recommended_ingest).toEqual([
      { candidate_id: "legal", reason: "Fills LEGAL for employee data residency" },
    ]);
  });

  test("are those the context declares; without one nobody knows the subject, and nothing is inferred", async () => {
    const law = { LEGAL: expect.any(Number) };
    const covered = async (more: Partial<RerankInput>) => {
      const { result } = await run({ candidates, meta: {}, ...more });
      return result.ranked.find(({ candidate_id }) => candidate_id === "legal")!.facet_coverage;
    };
    const context = (facets?: ("LEGAL" | "TECHNICAL")[]) => ({ meta: { scoring_context: facets ? { facets } : {} } });
    expect(await covered(context())).toMatchObject(law);
    expect(await covered(context(["LEGAL"]))).toEqual(law);
    expect(await covered(context(["TECHNICAL"]))).toEqual({});
    expect(await covered(context([]))).toEqual({});
    const { result } = await run({ candidates, meta: {} });
    expect(result.coverage_delta).toBe("No facets are declared for this subject");
    expect(
      result.ranked.flatMap(({ facet_coverage, gap_tags }) => [...Object.keys(facet_coverage), ...gap_tags]),
    ).toEqual([]);
    expect(result.recommended_ingest).toEqual([]);
    const documents = [{ id: "d", text: "x", facet_coverage: { LEGAL: 0.1 } }];
    expect(await covered({ rag: { documents } })).toEqual(law);
  });

  test("a tenant declared hold for its requests, with a context or without, unless the request names others", async () => {
    const reporting = { name: "CUSTOM_REPORTING", description: "what must be reported", words: ["statutes"] };
    const tenantFacets: RerankInput["tenantFacets"] = { acme: ["LEGAL", reporting], default: [] };
    const covered = async (meta: RerankInput["meta"]) => {
      const { result } = await run({ candidates, meta, tenantFacets });
      const { facet_coverage, custom_facets } = result.ranked.find(({ candidate_id }) => candidate_id === "legal")!;
      return [...Object.keys(facet_coverage), ...Object.keys(custom_facets)];
    };
    const own = ["LEGAL", "CUSTOM_REPORTING"];
    expect(await covered({ tenant_id: "acme" })).toEqual(own);
    expect(await covered({ tenant_id: "acme", scoring_context: { jurisdiction: "DE" } })).toEqual(own);
    expect(await covered({ tenant_id: "acme", scoring_context: { facets: [] } })).toEqual([]);
    expect(await covered({ scoring_context: {} })).toEqual([]);
    expect(await covered({ tenant_id: "other", scoring_context: {} })).toContain("LEGAL");
    expect(await covered({ tenant_id: "constructor" })).toEqual([]);
  });

  test("of the tenant's own are told by its words, or by the model, which is asked for them", async () => {
    const custom = {
      scoring_context: {
        facets: [
          { name: "reporting", description: "what must be reported", words: ["statutes"] },
          { name: "CUSTOM_TONE", description: "friendly to readers" },
        ],
      },
    };
    const items = candidates.map(({ id }) => ({
      candidate_id: id,
      score: 50,
      facet_coverage: [
        { facet: "CUSTOM_TONE", coverage: 0.75 },
        { facet: "CUSTOM_OTHER", coverage: 1 },
        { facet: "LEGAL", coverage: 1 },
      ],
    }));
    const model = scriptedModel([{ value: { items } }]);
    const { result } = await run({ candidates, meta: custom, model });
    expect(model.requests[0]?.prompt).toContain(
      'Facets: CUSTOM_REPORTING ("what must be reported"), CUSTOM_TONE ("friendly to readers")',
    );
    const legal = result.ranked.find(({ candidate_id }) => candidate_id === "legal");
    expect(legal).toMatchObject({
      facet_coverage: {},
      custom_facets: { CUSTOM_REPORTING: 0.45, CUSTOM_TONE: 0.75 },
      gap_tags: ["CUSTOM_REPORTING", "CUSTOM_TONE"],
    });
    expect(result.coverage_delta).toMatch(/^Adds CUSTOM_TONE coverage/);
    expect(result.recommended_ingest).toHaveLength(1);
  });

  test("see no gap where the collection covers the facet, but do where it only has the key", async () => {
    const document = (LEGAL: number) => ({ id: "d", text: "x", facet_coverage: { LEGAL } });
    const covered = await run({ candidates, meta, rag: { documents: [document(0.9)] } });
    expect(covered.result.ranked[0]?.gap_tags).toEqual([]);
    expect(covered.result.recommended_ingest).toEqual([]);
    expect(covered.rag_summaries).toMatchObject([{ document_id: "d", coverage_facets: { LEGAL: 0.9 } }]);
    const keyOnly = await run({ candidates, meta, rag: { documents: [document(0)] } });
    expect(keyOnly.result.ranked[0]?.gap_tags).toEqual(["LEGAL"]);
  });

  test("recommend beyond top_k, PDFs with a flag, nothing the collection holds", async () => {
    const pdf = candidate("law", {
      title: "Law",
      snippet: "Statute on employee data residency",
      url: "https://x.de/law.pdf",
    });
    const others = ["p", "q"].map((id) =>
      candidate(id, { title: "Employee data residency", snippet: "employee data residency" }),
    );
    const first = await run({ candidates: [...others, pdf], k: 1, meta, rag: { documents: [] } });
    expect(first.result.recommended_ingest).toMatchObject([{ candidate_id: "law", risk_flags: ["pdf"] }]);
    const documents = [{ id: "d", text: "nothing", url: "http://www.x.de/law.pdf" }];
    const held = await run({ candidates: [...others, pdf], k: 1, meta, rag: { documents } });
    expect(held.result.recommended_ingest).toEqual([]);
  });

  test("count whole words only", async () => {
    const { result } = await run({
      candidates: [candidate("a", { title: "", snippet: "Logical outlaws in a legalese apiary employ data" })],
    });
    expect(result.ranked[0]?.facet_coverage).toEqual({});
  });
});
