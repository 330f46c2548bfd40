import { expect, it } from "vitest";
import { findIssueRow, findIssueType, ISSUE_TYPES, rowForIssue } from "./index.ts";

const { factuality, coherence, readability } = ISSUE_TYPES;

it.each([
  ["factuality", "NUMBER", null, factuality.NUMBER],
  ["factuality", "NUMBER", "uncertain", factuality.NUMBER],
  ["factuality", " date ", "incorrect", factuality.DATE],
  ["factuality", "OPPOSITE", "incorrect", factuality.OPPOSITE],
  ["factuality", "CONTRADICTION", null, factuality.CONTRADICTION],
  ["factuality", "NOT_CONFIRMED", "incorrect", factuality.CONTRADICTION],
  ["factuality", "NOTHING_FOUND", "incorrect", factuality.CONTRADICTION],
  ["factuality", "NOTHING_FOUND", "uncertain", factuality.NOTHING_FOUND],
  ["factuality", "CONTRADICTION", "uncertain", factuality.NOT_CONFIRMED],
  ["factuality", "OTHER", "uncertain", factuality.NOT_CONFIRMED],
  ["factuality", "UNSUPPORTED", "uncertain", factuality.NOT_CONFIRMED],
  ["factuality", "OTHER", "incorrect", factuality.CONTRADICTION],
  ["factuality", "OTHER", null, factuality.OTHER],
  ["factuality", "QUOTATION", "incorrect", factuality.CONTRADICTION],
  ["factuality", "QUOTATION", "uncertain", factuality.NOT_CONFIRMED],
  ["factuality", "QUOTATION", null, factuality.OTHER],
  ["factuality", null, "uncertain", factuality.NOT_CONFIRMED],
  ["factuality", "constructor", null, factuality.OTHER],
  ["factuality", "NUMBER".repeat(1000), null, factuality.OTHER],
  ["coherence", "CONTRADICTION", null, coherence.CONTRADICTION],
  ["coherence", "NUMBER", null, coherence.OTHER],
  ["readability", null, null, readability.HARD_TO_PARSE],
] as const)("in %s, %s with the verdict %s has its row", (dimension, type, verdict, row) => {
  expect(rowForIssue(dimension, type, verdict)).toBe(row);
});

it("finds a type by its name only in its own dimension", () => {
  expect(findIssueType("readability", " run_on\n")).toBe("RUN_ON");
  expect(findIssueType("coherence", "RUN_ON")).toBeUndefined();
  expect(findIssueType("coherence", "__proto__")).toBeUndefined();
  expect(findIssueRow("factuality", "unit")).toBe(factuality.UNIT);
  expect(findIssueRow("factuality", "")).toBeUndefined();
});
