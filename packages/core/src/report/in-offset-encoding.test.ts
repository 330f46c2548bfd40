import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report.ts";
import { inOffsetEncoding } from "./in-offset-encoding.ts";

const summary_text = "😀😀 in 2015";
const article_text = "😀 It was 2016.";
const evidence = { text: "2016", start_char: 10, end_char: 14, match: "exact" };
const factuality = { issue_spans: [{ start_char: 8, end_char: 12, evidence }] };
const report = buildReport({ summary_text, article_text, factuality });

describe("a report with its offsets in code points", () => {
  it("counts places in text and source, coverage and length alike", () => {
    const counted = inOffsetEncoding(report, { summary_text, article_text }, "unicode");
    expect(counted.offset_encoding).toBe("unicode");
    expect(counted.findings[0]?.span).toEqual({ start_char: 6, end_char: 10, text: "2015" });
    expect(counted.top_spans[0]?.span).toEqual({ start_char: 6, end_char: 10, text: "2015" });
    expect(counted.findings[0]?.evidence[0]?.data).toEqual({ start_char: 9, end_char: 13, match: "exact" });
    expect(counted.findings[0]?.evidence[0]?.id).toBe(report.findings[0]?.evidence[0]?.id);
    expect(counted.by_dimension.factuality).toEqual(counted.findings);
    expect(counted.stats).toMatchObject({ coverage_chars: 4, coverage_ratio: 0.4 });
  });

  it("leaves out the place of a quote in a source that is not at hand", () => {
    const [finding] = inOffsetEncoding(report, { summary_text }, "unicode").findings;
    expect(finding?.evidence[0]).toMatchObject({ quote: "2016", data: { match: "exact" } });
    expect(finding?.evidence[0]?.data).not.toHaveProperty("start_char");
    const { match: _match, ...bare } = evidence;
    const plain = buildReport({ summary_text, factuality: { issue_spans: [{ evidence: bare }] } });
    expect(inOffsetEncoding(plain, { summary_text }, "unicode").findings[0]?.evidence[0]?.data).toBeNull();
  });

  it("is the report itself in UTF-16", () => {
    expect(inOffsetEncoding(report, { summary_text }, "utf-16")).toBe(report);
  });
});
