import { describe, expect, it } from "vitest";
import { claimDifferences } from "./claim-differences.ts";

const TEXT = "Sales rose. Tolls bring in 69 million euros a year.";
const QUOTE = "Tolls bring in 67 million euros a year.";

function run(label: "incorrect" | "uncertain") {
  const claim = {
    id: "c1",
    label,
    start_char: 12,
    end_char: TEXT.length,
    evidence: { text: QUOTE, start_char: 100, end_char: 100 + QUOTE.length },
  };
  const factuality = { details: { claims: [claim] }, issue_spans: [] };
  return factuality as unknown as Parameters<typeof claimDifferences>[0];
}

describe("claimDifferences", () => {
  it("gives the words that differ, counted in the text and in the source", () => {
    const { c1 } = claimDifferences(run("incorrect"), TEXT);
    expect(c1?.claim.map(({ start, end }) => TEXT.slice(start, end))).toEqual(["69"]);
    expect(c1?.quote.map(({ start, end }) => QUOTE.slice(start - 100, end - 100))).toEqual(["67"]);
  });

  it("says nothing of claims that nobody contradicts, or of runs without facts", () => {
    expect(claimDifferences(run("uncertain"), TEXT)).toEqual({});
    expect(claimDifferences(null, TEXT)).toEqual({});
  });
});
