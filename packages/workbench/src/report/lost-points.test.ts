import { describe, expect, it } from "vitest";
import type { AgentResult } from "../api/index.ts";
import { lostPoints } from "./lost-points.ts";

function result(details: AgentResult["details"], issue_spans: AgentResult["issue_spans"] = []): AgentResult {
  return { status: "ok", score: 0.5, origin: "embedded", issue_spans, details };
}

describe("lostPoints", () => {
  it("adds up to what a factuality score lacks: sentences without a claim count for nothing", () => {
    const sentences = ["correct", "incorrect", "uncertain", "correct", "no_claims", "failed"].map((label) => ({
      label,
    }));
    expect(lostPoints(result({ sentences }))).toEqual([
      { code: "incorrect", kind: "verdict", loss: 0.25, count: 1 },
      { code: "uncertain", kind: "verdict", loss: 0.125, count: 1 },
    ]);
  });

  it("names measures by cost and gathers the small ones, so that nothing is missing", () => {
    const measures = [
      { measure: "short_sentence", loss: 0.004, count: 1 },
      { measure: "glued", loss: 0.1, count: 1 },
      { measure: "loose_addition", loss: 0.2, count: 3 },
      { measure: "new_wording", loss: 0.003, count: 2 },
      "nonsense",
    ];
    const points = lostPoints(result({ measures }));
    expect(points.map(({ code }) => code)).toEqual(["loose_addition", "glued", "rest"]);
    expect(points.reduce((sum, { loss }) => sum + (loss ?? 0), 0)).toBeCloseTo(0.307);
    expect(points.at(-1)).toMatchObject({ kind: "rest", count: 3 });
  });

  it("tells what is only an estimate from flaws", () => {
    const measures = [
      { measure: "lifted_opening", kind: "estimate", loss: 0.03, count: 1 },
      { measure: "contradiction", kind: "flaw", loss: 0.2, count: 1 },
    ];
    expect(lostPoints(result({ measures })).map(({ code, kind }) => [code, kind])).toEqual([
      ["contradiction", "measure"],
      ["lifted_opening", "estimate"],
    ]);
  });

  it("counts the issues of a judge that tells no measures", () => {
    const issue = { start_char: 0, end_char: 1, message: "m", severity: "low", origin: "model" } as const;
    const issues = (["REDUNDANCY", null, "REDUNDANCY"] as const).map((issue_type) => ({ ...issue, issue_type }));
    expect(lostPoints(result({}, issues))).toEqual([
      { code: "REDUNDANCY", kind: "issue", loss: null, count: 2 },
      { code: "OTHER", kind: "issue", loss: null, count: 1 },
    ]);
  });
});
