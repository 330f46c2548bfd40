import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../locales/index.ts";
import { buildReport } from "./build-report.ts";
import { shorten } from "./shorten.ts";

const text =
  "Paris hat 69 Millionen Einwohner. Die Stadt wurde 1958 gegründet und liegt am Rhein, sagte der Minister am Montag im Parlament.";
const input = {
  summary_text: text,
  factuality: {
    issue_spans: [
      { start_char: 10, end_char: 22, issue_type: "NUMBER", message: "Zahl" },
      { start_char: 50, end_char: 54, issue_type: "DATE", message: "Jahr" },
    ],
  },
  readability: { issue_spans: [{ start_char: 34, end_char: text.length, severity: "low", message: "lang" }] },
};

describe("executive summary", () => {
  it("says counts, focus, three critical places and a priority in German by default", () => {
    expect(buildReport(input).summary).toEqual([
      "Es wurden 3 Findings erzeugt: 2 mit hoher, 0 mit mittlerer und 1 mit niedriger Schwere.",
      "Der Schwerpunkt liegt auf der Dimension Faktentreue mit 2 von 3 Findings.",
      "Textstelle 1 (hoch, Faktentreue): „69 Millionen“.",
      "Textstelle 2 (hoch, Faktentreue): „1958“.",
      "Textstelle 3 (niedrig, Lesbarkeit): „Die Stadt wurde 1958 gegründet und liegt am Rhein, sagte der Minist...“.",
      "Priorität: Zuerst die Findings mit hoher Schwere beheben, beginnend mit Faktentreue.",
    ]);
  });

  it.each([
    ["de", "Es wurden keine Findings erzeugt"],
    ["en", "No findings were produced"],
    ["es", "No se generaron hallazgos"],
    ["pt", "Nenhuma constatação foi gerada"],
  ] as const)("without findings starts so in %s", (locale, start) => {
    for (const factuality of [null, { status: "ok" }, { status: "failed" }]) {
      const { summary } = buildReport({ summary_text: "x", locale, factuality });
      expect(summary).toHaveLength(1);
      expect(summary[0]?.startsWith(start)).toBe(true);
    }
  });

  it("a judge without a result is named, with and without findings", () => {
    const agents = { factuality: { status: "no_claims" }, coherence: { status: "failed" } };
    expect(buildReport({ summary_text: "x", locale: "en", ...agents }).summary).toEqual([
      "No findings were produced; without a complete result: factuality (no checkable claim), coherence (check failed).",
    ]);
    const withFinding = { ...agents, readability: { issue_spans: [{}] } };
    expect(buildReport({ summary_text: "x", locale: "en", ...withFinding }).summary[0]).toBe(
      "1 finding was produced: 0 of high, 1 of medium and 0 of low severity; without a complete result: factuality (no checkable claim), coherence (check failed).",
    );
  });

  it("among dimensions with equally many findings the focus is the first", () => {
    const agent = { issue_spans: [{}] };
    const focus = (agents: object) => buildReport({ summary_text: "x", locale: "en", ...agents }).summary[1];
    expect(focus({ readability: agent, coherence: agent, factuality: agent })).toContain("focus is factuality with 1");
    expect(focus({ readability: agent, coherence: agent })).toContain("focus is coherence with 1");
  });

  it("has three to six sentences in every locale and never shows a placeholder", () => {
    for (const locale of LOCALES) {
      for (let places = 0; places <= 5; places += 1) {
        const issue_spans = Array.from({ length: places }, (_, index) => ({
          start_char: index * 5,
          end_char: index * 5 + 3,
        }));
        const coherence = { issue_spans: [...issue_spans, { message: "no place" }] };
        const { summary } = buildReport({ summary_text: text, locale, coherence });
        expect(summary).toHaveLength(3 + Math.min(3, places));
        expect(summary.join("")).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it("shortens texts over 70 characters to 67 and three dots", () => {
    expect(shorten("a".repeat(70))).toBe("a".repeat(70));
    expect(shorten("a".repeat(71))).toBe(`${"a".repeat(67)}...`);
    expect(shorten("a".repeat(5000))).toBe(`${"a".repeat(67)}...`);
    expect(shorten("one\r\ntwo")).toBe("one two");
    expect(shorten("👩\u200d".repeat(100)).isWellFormed()).toBe(true);
    expect(shorten(`${"a".repeat(66)}👩‍👩‍👧${"b".repeat(20)}`)).toBe(`${"a".repeat(66)}...`);
  });

  it("never makes a snippet longer than 70 characters nor splits a grapheme", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (snippet) => {
        const short = shorten(snippet);
        expect(short.length).toBeLessThanOrEqual(70);
        expect(short.isWellFormed()).toBe(snippet.isWellFormed());
      }),
    );
  });
});
