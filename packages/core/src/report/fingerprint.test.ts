import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report.ts";
import { findingFingerprints } from "./fingerprint.ts";
import type { ReportCase } from "./formats/report-case.ts";

const TEXT = "It opened in 1998. It cost 84 million pounds.";

/** A case in which these words of the text are wrong numbers. */
function caseOf(
  summary_text: string,
  words: readonly string[],
  more: Partial<ReportCase> = {},
  issue: object = {},
): ReportCase {
  let from = 0;
  const issue_spans = words.map((text) => {
    const start_char = summary_text.indexOf(text, from);
    from = start_char + text.length;
    return { start_char, end_char: from, issue_type: "NUMBER", verdict: "incorrect", message: "m", ...issue };
  });
  const report = buildReport({ summary_text, factuality: { status: "ok", issue_spans }, locale: "en" });
  return { report, summary_text, summary_name: "a.txt", ...more };
}

const fingerprintOf = (...given: Parameters<typeof caseOf>) => findingFingerprints(caseOf(...given))[0];

describe("the fingerprint of a finding", () => {
  const own = fingerprintOf(TEXT, ["84 million"]);

  it.each([
    ["text before it", `A new heading\n\nAnd a paragraph of words!\n\n${TEXT}`, {}, {}],
    ["text behind it", `${TEXT} It is closed in winter.`, {}, {}],
    ["other line breaks", TEXT.replaceAll(" ", "\n"), {}, {}],
    ["another severity and message", TEXT, {}, { severity: "low", message: "other words" }],
    ["the folder it is called from", TEXT, { summary_name: "./a.txt" }, {}],
  ])("survives %s", (_, text, more, issue) => {
    expect(fingerprintOf(text, [/84\smillion/.exec(text)![0]], more, issue)).toBe(own);
  });

  it("survives text behind a finding that is a whole sentence", () => {
    const words = ["It cost 84 million pounds."];
    expect(fingerprintOf(`${TEXT} It is closed.`, words)).toBe(fingerprintOf(TEXT, words));
    expect(fingerprintOf(`"Hello." ${TEXT.slice(19)}`, words)).toBe(fingerprintOf(TEXT, words));
  });

  it.each([
    ["another sentence", "It may cost 84 million pounds.", {}, {}],
    ["another kind", TEXT, {}, { issue_type: "UNIT" }],
    ["another verdict", TEXT, {}, { verdict: "uncertain" }],
    ["another file", TEXT, { summary_name: "b.txt" }, {}],
  ])("tells %s apart", (_, text, more, issue) => {
    expect(fingerprintOf(text, ["84 million"], more, issue)).not.toBe(own);
  });

  it("numbers findings that are equal", () => {
    const twice = "It cost 84 million. It cost 84 million.";
    const [first, second] = findingFingerprints(caseOf(twice, ["84 million", "84 million"]));
    expect(first).toMatch(/^[0-9a-f]{12}:1$/);
    expect(second).toBe(first!.replace(/:1$/, ":2"));
  });

  it("knows a record without an id by its file, whatever its line", () => {
    const at = (line: number, id = `cases.jsonl:${line}`) => ({
      summary_name: undefined,
      id,
      origins: new Map([["summary_text", { kind: "record", file: "cases.jsonl", line } as const]]),
    });
    expect(fingerprintOf(TEXT, ["84 million"], at(3))).toBe(fingerprintOf(TEXT, ["84 million"], at(9)));
    expect(fingerprintOf(TEXT, ["84 million"], at(3, "x"))).toBe(fingerprintOf(TEXT, ["84 million"], at(9, "x")));
    expect(fingerprintOf(TEXT, ["84 million"], at(3, "x"))).not.toBe(fingerprintOf(TEXT, ["84 million"], at(3)));
  });
});
