import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIMENSIONS, ExplainabilityResult } from "../contracts/explainability.ts";
import { buildReport } from "./build-report.ts";
import { inOffsetEncoding } from "./in-offset-encoding.ts";
import { rankScore } from "./rank-findings.ts";
import { junkInput, reportInput } from "./testing/report-inputs.ts";

describe("Contract Tests", () => {
  it("output has all required fields for no input at all", () => {
    const report = buildReport({ summary_text: "", locale: "de" });
    expect(report).toEqual({
      version: "m9_v1",
      offset_encoding: "utf-16",
      summary: ["Es wurden keine Findings erzeugt, weil keine Prüfung vorliegt."],
      findings: [],
      by_dimension: { factuality: [], coherence: [], readability: [] },
      top_spans: [],
      stats: {
        num_findings: 0,
        num_high_severity: 0,
        num_medium_severity: 0,
        num_low_severity: 0,
        coverage_chars: 0,
        coverage_ratio: 0,
      },
    });
  });

  it("types and ranges hold, every dimension is present, spans are slices and counts add up for any input", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const report = buildReport(input);
        ExplainabilityResult.parse(report);
        const { stats, findings, by_dimension } = report;
        expect(stats.num_high_severity + stats.num_medium_severity + stats.num_low_severity).toBe(stats.num_findings);
        expect(findings).toHaveLength(stats.num_findings);
        expect(DIMENSIONS.flatMap((dimension) => by_dimension[dimension]).length).toBe(findings.length);
        for (const dimension of DIMENSIONS) {
          expect(by_dimension[dimension]).toEqual(findings.filter((finding) => finding.dimension === dimension));
        }
        expect(new Set(findings.map((finding) => finding.id)).size).toBe(findings.length);
        for (const { span } of findings) {
          if (span !== null) expect(input.summary_text.slice(span.start_char, span.end_char)).toBe(span.text);
        }
        expect(report.summary.length).toBeGreaterThanOrEqual(findings.length > 0 ? 3 : 1);
        expect(report.summary.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 1500 },
    );
  });

  it("spans never split a grapheme", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(reportInput, (input) => {
        const text = input.summary_text;
        const starts = new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
        for (const { span } of buildReport(input).findings) {
          if (span === null) continue;
          expect(starts.has(span.start_char)).toBe(true);
          expect(starts.has(span.end_char)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("never throws, whatever stands where agents' outputs belong", () => {
    fc.assert(
      fc.property(junkInput, (input) => {
        ExplainabilityResult.parse(buildReport(input));
      }),
      { numRuns: 1500 },
    );
  });

  it("offsets in code points name the same words, ids, order and counts", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const report = buildReport(input);
        const points = Array.from(input.summary_text);
        const converted = inOffsetEncoding(report, input, "unicode");
        ExplainabilityResult.parse(converted);
        expect(converted.offset_encoding).toBe("unicode");
        expect(converted.findings.map((finding) => finding.id)).toEqual(report.findings.map((finding) => finding.id));
        for (const { span } of [...converted.findings, ...converted.top_spans]) {
          if (span !== null) expect(points.slice(span.start_char, span.end_char).join("")).toBe(span.text);
        }
        expect(converted.stats.coverage_chars).toBeLessThanOrEqual(points.length);
      }),
      { numRuns: 500 },
    );
  });

  it("every rank score is the formula of the contract", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const report = buildReport(input);
        for (const top of report.top_spans) {
          const weight = { low: 1, medium: 2, high: 3 }[top.severity];
          const share = { factuality: 1.2, coherence: 1, readability: 0.8, criteria: 1.2 }[top.dimension];
          expect(top.rank_score).toBe(weight * share * (1 + Math.log(top.span.end_char - top.span.start_char)));
        }
        const scores = report.findings.map(rankScore);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      { numRuns: 300 },
    );
  });
});
