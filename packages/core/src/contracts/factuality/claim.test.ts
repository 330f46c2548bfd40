import { describe, expect, test } from "vitest";
import { parseContract } from "../errors/index.ts";
import { expectOneError, type InvalidCase } from "../testing/expect-errors.ts";
import { claim, factualityExamples, unprovenClaim } from "../testing/factuality-examples.ts";
import { Claim, ClaimCounts, EvidenceQuote, FactualityDetails, Passage } from "./index.ts";

const [quote] = factualityExamples.EvidenceQuote;

describe("a claim", () => {
  test.each<InvalidCase>([
    ["no text", { text: "" }, "too_short", "text"],
    ["an unknown label", { label: "wrong" }, "invalid_value", "label"],
    ["confidence above 1", { confidence: 1.01 }, "too_big", "confidence"],
    ["confidence below 0", { confidence: -0.01 }, "too_small", "confidence"],
    ["a negative offset", { start_char: -1 }, "too_small", "start_char"],
    ["half an offset", { start_char: 0.5 }, "not_integer", "start_char"],
    ["an offset as text", { start_char: "0" }, "invalid_type", "start_char"],
    ["a reversed span", { start_char: 27 }, "span_reversed", "end_char"],
    ["half a span", { start_char: null }, "missing_field", "end_char"],
    ["index below -1", { selected_evidence_index: -2 }, "too_small", "selected_evidence_index"],
    ["a quote that is not the evidence's text", { evidence_quote: "other" }, "evidence_inconsistent", "evidence_found"],
    [
      "an index without evidence",
      { ...unprovenClaim, selected_evidence_index: 0 },
      "evidence_inconsistent",
      "evidence_found",
    ],
    ["evidence without an index", { selected_evidence_index: -1 }, "evidence_inconsistent", "evidence_found"],
    ["an empty quote as evidence", { ...unprovenClaim, evidence_quote: "" }, "evidence_inconsistent", "evidence_found"],
    [
      "incorrect without a quote",
      { ...unprovenClaim, label: "incorrect", uncertain_reason: null },
      "verdict_without_quote",
      "label",
    ],
    ["no reason to be uncertain", { label: "uncertain" }, "uncertain_reason_inconsistent", "uncertain_reason"],
    [
      "a reason without doubt",
      { uncertain_reason: "not_confirmed" },
      "uncertain_reason_inconsistent",
      "uncertain_reason",
    ],
    [
      "a quote although nothing was found",
      { label: "uncertain", uncertain_reason: "nothing_found" },
      "uncertain_reason_inconsistent",
      "uncertain_reason",
    ],
    ["an unknown reason", { ...unprovenClaim, uncertain_reason: "unsure" }, "invalid_value", "uncertain_reason"],
    ["an unknown debug field", { debug: { ...claim.debug, note: "" } }, "unknown_key", "debug.note"],
    [
      "an unknown gate reason",
      { debug: { ...claim.debug, gate_reason: "because" } },
      "invalid_value",
      "debug.gate_reason",
    ],
    [
      "an unknown selection reason",
      { debug: { ...claim.debug, evidence_selection_reason: "none" } },
      "invalid_value",
      "debug.evidence_selection_reason",
    ],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(Claim, { ...claim, ...change }, code, path);
  });

  test("labelled correct may lack a quote, because the gate can be told not to ask for one", () => {
    expect(parseContract(Claim, { ...unprovenClaim, label: "correct", uncertain_reason: null }).status).toBe("ok");
  });
});

describe("evidence", () => {
  test.each<InvalidCase>([
    ["no text", { text: "" }, "too_short", "text"],
    ["no length", { start_char: 36 }, "span_reversed", "end_char"],
    ["an unknown match", { match: "fuzzy" }, "invalid_value", "match"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(EvidenceQuote, { ...quote, ...change }, code, path);
  });

  test("a passage may not end before it starts", () => {
    expectOneError(Passage, { index: 0, start_char: 5, end_char: 4, text: "", score: 0 }, "span_reversed", "end_char");
  });
});

describe("counts", () => {
  test("add up to the total", () => {
    expectOneError(
      ClaimCounts,
      { total: 3, correct: 1, incorrect: 1, uncertain: 0, failed: 0 },
      "counts_do_not_add_up",
      "total",
    );
  });

  test("are those of the claims", () => {
    const [details] = factualityExamples.FactualityDetails;
    expectOneError(FactualityDetails, { ...details, claims: [] }, "counts_do_not_add_up", "counts.total");
  });
});
