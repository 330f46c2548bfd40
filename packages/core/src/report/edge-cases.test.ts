import { describe, expect, it } from "vitest";
import { LOCALES } from "../locales/index.ts";
import { buildReport } from "./build-report.ts";

const text = "0123456789";
const spanOf = (start_char: unknown, end_char: unknown, summary_text = text) =>
  buildReport({ summary_text, factuality: { issue_spans: [{ start_char, end_char }] } }).findings[0]?.span;

describe("Edge Cases", () => {
  describe("empty inputs", () => {
    it.each([
      [{}],
      [{ factuality: null, coherence: undefined }],
      [{ factuality: { issue_spans: [] }, coherence: { issue_spans: null }, readability: {} }],
      [{ factuality: { issue_spans: "none", details: [] } as never }],
      [{ factuality: { issue_spans: [null, 3, "text", [1, 2]] } }],
    ])("%j gives no findings, counts of 0 and a summary that says so", (agents) => {
      const report = buildReport({ summary_text: text, locale: "de", ...agents });
      expect(report.findings).toEqual([]);
      expect(report.by_dimension).toEqual({ factuality: [], coherence: [], readability: [] });
      expect(report.summary[0]).toMatch(/^Es wurden keine Findings erzeugt/);
      expect(Object.values(report.stats)).toEqual([0, 0, 0, 0, 0, 0]);
    });

    it("a missing dimension is an empty list", () => {
      const report = buildReport({ summary_text: text, coherence: { issue_spans: [{}] } });
      expect(report.by_dimension.factuality).toEqual([]);
      expect(report.by_dimension.coherence).toHaveLength(1);
    });

    it("places in an empty text are empty places", () => {
      expect(spanOf(3, 7, "")).toEqual({ start_char: 0, end_char: 0, text: "" });
    });
  });

  describe("invalid spans", () => {
    it.each([
      [7, 3, 3, 7],
      [-5, 4, 0, 4],
      [4, 99, 4, 10],
      [99, -99, 0, 10],
      [2.9, 5.2, 2, 5],
      ["2", "5", 2, 5],
      [" 2 ", "5.9", 2, 5],
      [4, 4, 4, 4],
      [50, 60, 10, 10],
      [1e308, 3, 3, 10],
    ])("%j to %j becomes %i to %i", (start, end, from, to) => {
      expect(spanOf(start, end)).toEqual({ start_char: from, end_char: to, text: text.slice(from, to) });
    });

    it.each([
      [null, 4],
      [2, undefined],
      ["two", 4],
      [Number.NaN, 4],
      [2, Number.POSITIVE_INFINITY],
      [true, 4],
      ["1e3", 4],
      [{}, []],
      ["", ""],
    ])("%j to %j names no place, but the finding exists", (start, end) => {
      expect(spanOf(start, end)).toBeNull();
    });

    it("a span without offsets leaves them to the flat fields", () => {
      for (const span of [{}, { text: "23" }, { start: null }]) {
        const issue_spans = [{ span, start_char: 2, end_char: 4 }];
        const { findings } = buildReport({ summary_text: text, factuality: { issue_spans } });
        expect(findings[0]?.span).toEqual({ start_char: 2, end_char: 4, text: "23" });
      }
    });

    it("a place inside a grapheme is widened to all of it", () => {
      expect(spanOf(1, 2, "a👩‍👩‍👧b")?.text).toBe("👩‍👩‍👧");
      expect(spanOf(0, 1, "e\u0301x")?.text).toBe("e\u0301");
      expect(spanOf(1, 2, "\r\n")?.text).toBe("\r\n");
      expect(spanOf(3, 3, "a👩‍👩‍👧b")).toEqual({ start_char: 1, end_char: 1, text: "" });
    });

    it("code points become UTF-16 once", () => {
      const report = buildReport({
        summary_text: "😀😀 in 2015",
        offset_encoding: "unicode",
        factuality: { issue_spans: [{ start_char: 6, end_char: 10 }] },
      });
      expect(report.findings[0]?.span).toEqual({ start_char: 8, end_char: 12, text: "2015" });
    });
  });

  describe("missing fields", () => {
    it("severity is medium, message the default one, issue type null", () => {
      for (const dimension of ["factuality", "coherence", "readability"] as const) {
        const [finding] = buildReport({
          summary_text: text,
          locale: "de",
          [dimension]: { issue_spans: [{}] },
        }).findings;
        expect(finding).toMatchObject({
          severity: "medium",
          message: `Problem in ${dimension} erkannt.`,
          span: null,
          source: { issue_type: null, item_index: 0, source_list: "issue_spans" },
        });
      }
    });

    it("the default message is localised, its id is not", () => {
      const findings = LOCALES.map(
        (locale) =>
          buildReport({ summary_text: text, locale, factuality: { issue_spans: [{ message: " " }] } }).findings[0],
      );
      expect(new Set(findings.map((finding) => finding?.id)).size).toBe(1);
      expect(findings.map((finding) => finding?.message)).toEqual([
        "Problem in factuality erkannt.",
        "Problem detected in factuality.",
        "Problema detectado en factuality.",
        "Problema detectado em factuality.",
      ]);
    });
  });

  it("an unknown locale is German, and what is no number asks for the usual top spans", () => {
    const issue_spans = Array.from({ length: 8 }, (_, index) => ({ start_char: index, end_char: index + 1 }));
    for (const odd of [null, "xx", Number.NaN, {}] as never[]) {
      const report = buildReport({ summary_text: text, locale: odd, top_k: odd, coherence: { issue_spans } });
      expect(report).toEqual(buildReport({ summary_text: text, coherence: { issue_spans } }));
    }
  });

  it("lists of a hundred thousand items neither overflow the stack nor take long", () => {
    const claims = Array.from({ length: 100_000 }, () => ({
      start_char: 0,
      end_char: 10,
      label: "incorrect",
      text: "c",
    }));
    const issue_spans = claims.map((_, index) => ({ start_char: 0, end_char: 10, message: `m${index}` }));
    const report = buildReport({ summary_text: text, factuality: { issue_spans, details: { claims } } });
    expect(report.findings).toHaveLength(1);
    expect(report.findings[0]?.source.cluster_size).toBe(100_000);
  });

  it("claims that all lie over all findings do not multiply the report", () => {
    const summary_text = "x".repeat(2000);
    const issue_spans = Array.from({ length: 1000 }, (_, index) => ({
      start_char: 2 * index,
      end_char: 2 * index + 1,
    }));
    const claims = Array.from({ length: 5000 }, (_, index) => ({
      start_char: 0,
      end_char: 2000,
      label: "incorrect",
      text: `claim ${index}`,
    }));
    const { findings } = buildReport({ summary_text, factuality: { issue_spans, details: { claims } } });
    expect(findings.flatMap((finding) => finding.evidence)).toEqual([]);
  });
});
