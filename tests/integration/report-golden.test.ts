import { buildReport, formatReport, type ReportCase, type ReportFormat } from "@beleg/core/report";
import { describe, expect, it } from "vitest";
import { exampleAgents, exampleCase } from "../support/report-example.ts";

const english = exampleCase();
const summary_text =
  "1. Die Brücke 😀 wurde 1923 gebaut.\n- Sie ist 80 Meter lang, sagte er: „Schön!“\ufffe Sie steht.";
const article_text = "Die Brücke wurde 1932 gebaut. Sie ist 90 Meter lang. Die Brücke wurde 1932 gebaut.";
const at = (words: string) => ({
  start_char: summary_text.indexOf(words),
  end_char: summary_text.indexOf(words) + words.length,
});

/** A judge that broke after it found something, one with a score that is none, one that did not run. */
const agents = {
  factuality: {
    status: "failed",
    issue_spans: [
      {
        ...at("1923"),
        error_type: "date",
        message: "Jahr [sic](x) {0} *weicht* ab",
        verdict: "incorrect",
        // The second time the source says so, and a quote whose stated place is another.
        evidence: { text: "Die Brücke wurde 1932 gebaut.", start_char: 53, end_char: 82 },
      },
      {
        ...at("80 Meter"),
        type: "UNIT",
        severity: 0.4,
        description: "Länge weicht ab",
        evidence: { text: "90 Meter", start_char: 0, end_char: 8 },
        claim: { text: "Sie ist 80 Meter lang", label: "incorrect", confidence: 0.125 },
      },
      { ...at("Sie ist 80 Meter"), severity: "low", verdict: "uncertain", evidence_quote: "nirgends" },
    ],
  },
  coherence: { score: 3, issue_spans: [{ ...at("gebaut.\n- Sie"), severity: "low", message: "1. Sprung" }] },
  readability: null,
};

const german: ReportCase = {
  report: buildReport({ summary_text, article_text, ...agents, locale: "de" }),
  summary_text,
  article_text,
  summary_name: "Texte/für alle, 100%.txt",
  article_name: "quelle.txt",
  id: "Fall 2",
  agents,
};
const { summary_text: text, article_text: source } = english;
const first: ReportCase = {
  ...english,
  report: buildReport({ summary_text: text, article_text: source, ...exampleAgents, locale: "de" }),
  id: "Fall 1",
};

describe("every format of two reports, to the letter", () => {
  it.each([
    ["json", "report.json"],
    ["jsonl", "report.jsonl"],
    ["md", "report.md"],
    ["sarif", "report.sarif"],
    ["junit", "report.junit.xml"],
    ["github", "report.github"],
    ["gitlab", "report.gitlab.json"],
    ["csv", "report.csv"],
    ["pretty", "report.txt"],
  ] as const satisfies readonly (readonly [ReportFormat, string])[])("%s", async (format, file) => {
    const text = formatReport(format, [first, german], { locale: "de", version: "0.1.0", offsets: "unicode" });
    await expect(text).toMatchFileSnapshot(`../fixtures/report/${file}`);
  });

  it("a single report in English", async () => {
    const { summary_name: _name, article_name: _other, ...bare } = english;
    const formats: readonly ReportFormat[] = ["json", "md", "junit", "github", "csv", "pretty"];
    const texts = formats.map((format) => formatReport(format, [bare], { locale: "en" }));
    await expect(texts.join("\n=====\n")).toMatchFileSnapshot("../fixtures/report/single.txt");
  });
});
