import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GateInput, gate } from "./gate.ts";

const claim: GateInput = {
  label_raw: "correct",
  confidence: 0.9,
  evidence_found: true,
  quote_supports: "carries",
  coverage_ok: true,
};

describe("gate", () => {
  it.each([
    [
      { label_raw: "correct", evidence_found: false },
      { label: "uncertain", confidence: 0.55, gate_reason: "no_evidence" },
    ],
    [
      { label_raw: "incorrect", evidence_found: false },
      { label: "uncertain", confidence: 0.5, gate_reason: "no_evidence" },
    ],
    [
      { label_raw: "incorrect", coverage_ok: false },
      { label: "incorrect", confidence: 0.5, gate_reason: "coverage_fail" },
    ],
    [
      { label_raw: "correct", coverage_ok: false },
      { label: "correct", confidence: 0.55, gate_reason: "coverage_fail" },
    ],
    [
      { label_raw: "uncertain", evidence_found: false },
      { label: "uncertain", confidence: 0.9, gate_reason: "ok" },
    ],
    [
      { label_raw: "uncertain", coverage_ok: false },
      { label: "uncertain", confidence: 0.9, gate_reason: "ok" },
    ],
    [{ quote_supports: "contradicts" }, { label: "uncertain", confidence: 0.5, gate_reason: "rule_veto" }],
    [
      { quote_supports: "contradicts", coverage_ok: false },
      { label: "uncertain", confidence: 0.5, gate_reason: "rule_veto" },
    ],
    [{ quote_supports: "lacks_value" }, { label: "uncertain", confidence: 0.55, gate_reason: "no_evidence" }],
    [
      { quote_supports: "lacks_value", coverage_ok: false },
      { label: "uncertain", confidence: 0.55, gate_reason: "no_evidence" },
    ],
    [{ quote_supports: "too_short" }, { label: "uncertain", confidence: 0.55, gate_reason: "no_evidence" }],
    [
      { label_raw: "incorrect", quote_supports: "too_short" },
      { label: "uncertain", confidence: 0.5, gate_reason: "no_evidence" },
    ],
    [{ quote_supports: "of_another" }, { label: "uncertain", confidence: 0.55, gate_reason: "no_evidence" }],
    [
      { label_raw: "incorrect", quote_supports: "of_another" },
      { label: "uncertain", confidence: 0.5, gate_reason: "no_evidence" },
    ],
    [
      { label_raw: "incorrect", quote_supports: "contradicts" },
      { label: "incorrect", confidence: 0.9, gate_reason: "ok" },
    ],
    [
      { label_raw: "incorrect", quote_supports: "lacks_value" },
      { label: "incorrect", confidence: 0.9, gate_reason: "ok" },
    ],
    [
      { label_raw: "uncertain", quote_supports: "contradicts" },
      { label: "uncertain", confidence: 0.9, gate_reason: "ok" },
    ],
    [{ label_raw: "incorrect" }, { label: "incorrect", confidence: 0.9, gate_reason: "ok" }],
    [{}, { label: "correct", confidence: 0.9, gate_reason: "ok" }],
  ] as const)("answers the settled table for %o", (change, expected) => {
    expect(gate({ ...claim, ...change })).toEqual(expected);
  });

  it("lets a correct claim stand without a quote only when asked to", () => {
    const bare = { ...claim, evidence_found: false };
    expect(gate(bare, { requireEvidenceForCorrect: false })).toEqual({
      label: "correct",
      confidence: 0.9,
      gate_reason: "ok",
    });
    expect(gate({ ...bare, label_raw: "incorrect" }, { requireEvidenceForCorrect: false }).label).toBe("uncertain");
    const lacking = { ...claim, quote_supports: "lacks_value" } as const;
    expect(gate(lacking, { requireEvidenceForCorrect: false }).label).toBe("correct");
    const clashing = { ...claim, quote_supports: "contradicts" } as const;
    expect(gate(clashing, { requireEvidenceForCorrect: false }).gate_reason).toBe("rule_veto");
  });

  it("never says incorrect without evidence and never raises a confidence", () => {
    const input = fc.record({
      label_raw: fc.constantFrom("correct", "incorrect", "uncertain"),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      evidence_found: fc.boolean(),
      quote_supports: fc.constantFrom("carries", "lacks_value", "contradicts", "too_short", "of_another"),
      coverage_ok: fc.boolean(),
    } as const);
    fc.assert(
      fc.property(input, fc.boolean(), (one, requireEvidenceForCorrect) => {
        const decision = gate(one, { requireEvidenceForCorrect });
        expect(decision.label === "incorrect" && !one.evidence_found).toBe(false);
        expect(decision.label === "correct" && one.evidence_found && one.quote_supports === "contradicts").toBe(false);
        expect(decision.label === "incorrect" && one.quote_supports === "of_another").toBe(false);
        expect(decision.confidence).toBeLessThanOrEqual(one.confidence);
      }),
    );
  });
});
