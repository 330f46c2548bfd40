import { describe, expect, it } from "vitest";
import type { AgentResult } from "../api/index.ts";
import { claimsOf } from "./claims.ts";

const result = (claims: unknown): AgentResult => ({
  status: "ok",
  score: 1,
  origin: "model",
  issue_spans: [],
  details: { claims },
});

describe("claimsOf", () => {
  it("reads claims with their places and quotes", () => {
    const evidence = { text: "quote", start_char: 4, end_char: 9, match: "folded", source_id: "a" };
    const claim = { id: "c1", text: "words", label: "correct", confidence: 0.9, error_type: null, evidence };
    const conflict = { text: "other", start_char: 20, end_char: 25, match: "exact" };
    expect(claimsOf(result([{ ...claim, conflict, start_char: 0, end_char: 5 }]))).toEqual([
      {
        id: "c1",
        text: "words",
        label: "correct",
        confidence: 0.9,
        errorType: null,
        reason: "correct",
        decidedBy: null,
        place: { start: 0, end: 5 },
        quote: { text: "quote", start: 4, end: 9, folded: true, source: "a" },
        conflict: { text: "other", start: 20, end: 25, folded: false, source: null },
      },
    ]);
    const taken = { ...claim, label: "uncertain", uncertain_reason: "below_trust" };
    expect(claimsOf(result([taken]))[0]).toMatchObject({ label: "uncertain", reason: "below_trust" });
    expect(claimsOf(result([{ ...claim, decided_by: "verifier" }]))[0]).toMatchObject({ decidedBy: "verifier" });
    expect(claimsOf(result([{ ...claim, evidence: null }]))[0]).toMatchObject({
      place: null,
      quote: null,
      conflict: null,
    });
  });

  it.each([
    ["uncertain", "nothing_found", "nothing_found"],
    ["uncertain", "not_confirmed", "not_confirmed"],
    ["uncertain", undefined, "not_confirmed"],
    ["incorrect", null, "incorrect"],
  ])("explains %s with %s by %s", (label, uncertain_reason, reason) => {
    expect(claimsOf(result([{ id: "c", text: "words", label, uncertain_reason }]))[0]?.reason).toBe(reason);
  });

  it.each([undefined, null, "text", {}, [null, 1, "c", { id: 1 }, { id: "c" }]])(
    "leaves out what is no claim: %j",
    (claims) => {
      expect(claimsOf(result(claims))).toEqual([]);
    },
  );

  it("has none without a result", () => {
    expect(claimsOf(null)).toEqual([]);
    expect(claimsOf(undefined)).toEqual([]);
  });
});
