import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report.ts";

const text = "The population of France is 69 million, and it was founded in 1958 by the General.";
const at = (words: string) => ({ start_char: text.indexOf(words), end_char: text.indexOf(words) + words.length });
const factuality = (...issue_spans: object[]) => buildReport({ summary_text: text, factuality: { issue_spans } });

describe("Aggregation Tests", () => {
  describe("normalisation", () => {
    it.each([
      ["NUMBER", "low", "high"],
      ["date", "low", "high"],
      [" Entity ", "high", "medium"],
      ["NAME", undefined, "medium"],
      ["LOCATION", 0.1, "medium"],
      ["organization", "high", "medium"],
      ["OTHER", " HIGH ", "high"],
      ["OTHER", "Low", "low"],
      ["OTHER", "grave", "medium"],
      [undefined, 0.75, "high"],
      [undefined, 0.4, "medium"],
      [undefined, 0.39, "low"],
      [undefined, -3, "low"],
      [undefined, 7, "high"],
      [undefined, Number.NaN, "medium"],
      [undefined, true, "medium"],
    ])("factuality type %s with severity %s is %s", (issue_type, severity, expected) => {
      expect(factuality({ issue_type, severity }).findings[0]?.severity).toBe(expected);
    });

    it("the type of another dimension does not override its severity", () => {
      const report = buildReport({
        summary_text: text,
        coherence: { issue_spans: [{ issue_type: "DATE", severity: "low" }] },
      });
      expect(report.findings[0]?.severity).toBe("low");
    });

    it("factuality adds the first non-empty detail list to its spans", () => {
      const agent = {
        issue_spans: [{ message: "a" }],
        details: { issues: [], incorrect_claims: [{ message: "b" }], claims_incorrect: [{ message: "c" }] },
      };
      const report = buildReport({ summary_text: text, factuality: agent });
      expect(report.findings.map((finding) => finding.message).sort()).toEqual(["a", "b"]);
      expect(report.findings.map((finding) => finding.source.source_list).sort()).toEqual([
        "details.incorrect_claims",
        "issue_spans",
      ]);
    });

    it("the detail lists are asked in the contract's order, and only one is taken", () => {
      const names = ["issues", "incorrect_claims", "claims_incorrect"];
      for (let from = 0; from < names.length; from += 1) {
        const details = Object.fromEntries(names.slice(from).map((name) => [name, [{ message: name }]]));
        const { findings } = buildReport({ summary_text: text, factuality: { details } });
        expect(findings.map((finding) => finding.source.source_list)).toEqual([`details.${names[from]}`]);
      }
    });

    it.each(["coherence", "readability"] as const)("%s uses its details only without spans", (dimension) => {
      const details = { issues: [{ message: "from details" }] };
      const messages = (agent: object) =>
        buildReport({ summary_text: text, [dimension]: agent }).findings.map((finding) => finding.message);
      expect(messages({ issue_spans: [{ message: "span" }], details })).toEqual(["span"]);
      expect(messages({ issue_spans: [], details })).toEqual(["from details"]);
      expect(messages({ details })).toEqual(["from details"]);
      expect(messages({ issue_spans: [], details: { incorrect_claims: [{ message: "x" }] } })).toEqual([]);
    });

    it("only factuality has verdicts", () => {
      const agent = { issue_spans: [{ verdict: "incorrect" }] };
      const report = buildReport({ summary_text: text, factuality: agent, coherence: agent, readability: agent });
      const verdicts = report.findings.map(({ dimension, source }) => [dimension, source.verdict]);
      expect(Object.fromEntries(verdicts)).toEqual({ factuality: "incorrect", coherence: null, readability: null });
    });

    it("reads the other names of fields", () => {
      const details = {
        issues: [
          { error_type: "DATE", description: "Wrong year", span: { start: 62, end: 66 }, evidence: "founded in 1959" },
        ],
      };
      const [finding] = buildReport({ summary_text: text, factuality: { details } }).findings;
      expect(finding).toMatchObject({
        severity: "high",
        message: "Wrong year",
        span: { start_char: 62, end_char: 66, text: "1958" },
        evidence: [{ kind: "quote", quote: "founded in 1959" }],
        source: { issue_type: "DATE" },
      });
    });

    it("of several names the first that says something counts", () => {
      const read = (fields: object) => {
        const [finding] = factuality(fields).findings;
        return [finding?.source.issue_type, finding?.message];
      };
      expect(read({ type: "c", description: "e" })).toEqual(["c", "e"]);
      expect(read({ error_type: "b", type: "c", message: " ", description: "e" })).toEqual(["b", "e"]);
      expect(read({ issue_type: "a", error_type: "b", type: "c", message: "d", description: "e" })).toEqual(["a", "d"]);
    });
  });

  describe("dedupe", () => {
    it("unites findings of one id with the evidence and provenance of all", () => {
      const issue = { ...at("1958"), message: "Wrong year", issue_type: "DATE" };
      const { findings } = factuality(
        { ...issue, evidence_quote: "in 1959" },
        { ...issue, evidence_quote: "the year 1959" },
        { ...issue, evidence_quote: "in 1959" },
      );
      expect(findings).toHaveLength(1);
      expect(findings[0]?.evidence.map((item) => item.quote)).toEqual(["in 1959", "the year 1959"]);
      expect(findings[0]?.source.merged_from).toEqual([
        { source_list: "issue_spans", item_index: 0 },
        { source_list: "issue_spans", item_index: 1 },
        { source_list: "issue_spans", item_index: 2 },
      ]);
      expect(findings[0]?.source.cluster_size).toBeUndefined();
    });

    it("takes messages that differ only in the blanks around them for one, under the id of the bare message", () => {
      const { findings } = factuality({ message: "b" }, { message: "b " }, { description: "\n\u00a0b\t" });
      expect(findings.map(({ id, message }) => [id, message])).toEqual([
        [factuality({ message: "b" }).findings[0]?.id, "b"],
      ]);
      expect(findings[0]?.source.merged_from).toHaveLength(3);
      const [spaced] = factuality({ message: " Problem in factuality erkannt.\n" }).findings;
      expect(spaced?.id).toBe(factuality({}).findings[0]?.id);
    });
  });

  describe("clusters", () => {
    it("unites overlapping findings transitively against the running union", () => {
      // The second lies inside the first; the third overlaps the first only.
      const report = factuality(
        { start_char: 0, end_char: 20, message: "a", severity: "low" },
        { start_char: 2, end_char: 5, message: "b", severity: "high" },
        { start_char: 19, end_char: 30, message: "c", severity: "high" },
      );
      expect(report.findings).toHaveLength(1);
      const [finding] = report.findings;
      const alone = ["b", "c"].map((message, index) => {
        const [start_char, end_char] = [
          [2, 5],
          [19, 30],
        ][index] as [number, number];
        return factuality({ start_char, end_char, message, severity: "high" }).findings[0]?.id as string;
      });
      expect(finding?.id).toBe(alone.toSorted()[0]);
      expect(finding?.severity).toBe("high");
      expect(finding?.span).toEqual({ start_char: 0, end_char: 30, text: text.slice(0, 30) });
      expect(finding?.source.cluster_size).toBe(3);
      expect(finding?.source.cluster_members?.slice(1)).toEqual(alone);
      expect(finding?.source.merged_from.map((reference) => reference.item_index)).toEqual([0, 1, 2]);
    });

    it("cites its items in the order of the input, not of the text", () => {
      const spans = [
        { start_char: 4, end_char: 9 },
        { start_char: 0, end_char: 5 },
        { start_char: 2, end_char: 6 },
      ];
      const agent = { issue_spans: spans, details: { issues: [{ start_char: 1, end_char: 3 }] } };
      const [finding] = buildReport({ summary_text: text, factuality: agent }).findings;
      expect(finding?.source.merged_from).toEqual([
        { source_list: "issue_spans", item_index: 0 },
        { source_list: "issue_spans", item_index: 1 },
        { source_list: "issue_spans", item_index: 2 },
        { source_list: "details.issues", item_index: 0 },
      ]);
    });

    it("lists the members by their place: by start, then by end, then by id", () => {
      const issues = [
        { start_char: 0, end_char: 9 },
        { start_char: 0, end_char: 5 },
        { start_char: 0, end_char: 7 },
        { start_char: 4, end_char: 5 },
        { start_char: 4, end_char: 5, message: "a" },
        { start_char: 4, end_char: 5, message: "b" },
      ];
      const alone = issues.map((issue) => factuality(issue).findings[0]?.id ?? "");
      const [low, middle, high] = alone.slice(3).sort();
      expect(factuality(...issues).findings[0]?.source.cluster_members).toEqual([
        alone[1],
        alone[2],
        alone[0],
        low,
        middle,
        high,
      ]);
    });

    it("evidence that several lists give is one item of the first of them", () => {
      const issue = { ...at("1958"), evidence_quote: "in 1959" };
      for (const [first, second] of [
        ["a", "b"],
        ["b", "a"],
      ]) {
        const agent = {
          issue_spans: [{ ...issue, message: first }],
          details: { issues: [{ ...issue, message: second }] },
        };
        const [finding] = buildReport({ summary_text: text, factuality: agent }).findings;
        expect(finding?.evidence).toMatchObject([{ quote: "in 1959", source: "issue_spans" }]);
      }
    });

    it("touching is no overlap, other dimensions never mix, zero length stays alone", () => {
      const report = buildReport({
        summary_text: text,
        factuality: {
          issue_spans: [
            { start_char: 0, end_char: 10, message: "a" },
            { start_char: 10, end_char: 20, message: "b" },
            { start_char: 5, end_char: 5, message: "zero" },
          ],
        },
        coherence: { issue_spans: [{ start_char: 0, end_char: 20, message: "c" }] },
      });
      expect(report.findings).toHaveLength(4);
      expect(report.findings.every((finding) => finding.source.cluster_members === undefined)).toBe(true);
      expect(report.top_spans.map((top) => top.span.text)).not.toContain("");
      expect(report.top_spans).toHaveLength(3);
    });
  });

  describe("claims", () => {
    const issue = { ...at("69 million"), message: "Number differs", issue_type: "NUMBER" };
    const claim = {
      id: "c1",
      ...at("The population of France is 69 million"),
      text: "France has 69 million inhabitants",
      label: "incorrect",
      evidence_quote: "The population of France is 67 million.",
      evidence: { text: "The population of France is 67 million.", start_char: 58, end_char: 97, match: "exact" },
    };
    const withClaims = (...claims: object[]) =>
      buildReport({ summary_text: text, factuality: { issue_spans: [issue], details: { claims } } });

    it("back the finding at their place with quote and claim, and add none", () => {
      const report = withClaims(claim, { ...claim, label: "correct" }, { ...claim, id: "c9", ...at("General") });
      expect(report.findings).toHaveLength(1);
      expect(report.findings[0]?.evidence).toMatchObject([
        { kind: "quote", quote: claim.evidence_quote, data: { start_char: 58, end_char: 97, match: "exact" } },
        { kind: "claim", quote: claim.text, data: { id: "c1", label: "incorrect" } },
      ]);
      expect(report.findings[0]?.source).toMatchObject({
        verdict: "incorrect",
        source_list: "issue_spans",
        merged_from: [
          { source_list: "issue_spans", item_index: 0 },
          { source_list: "details.claims", item_index: 0 },
        ],
      });
    });

    it("that only touch a finding do not back it", () => {
      const { start_char, end_char } = issue;
      const before = { ...claim, start_char: 0, end_char: start_char };
      const after = { ...claim, start_char: end_char, end_char: end_char + 5 };
      expect(withClaims(before, after).findings[0]?.evidence).toEqual([]);
      expect(withClaims({ ...before, end_char: start_char + 1 }).findings[0]?.evidence).toHaveLength(2);
      expect(withClaims({ ...after, start_char: end_char - 1 }).findings[0]?.evidence).toHaveLength(2);
    });

    it("the same quote with its place replaces the bare one", () => {
      const report = buildReport({
        summary_text: text,
        factuality: { issue_spans: [{ ...issue, evidence_quote: claim.evidence_quote }], details: { claims: [claim] } },
      });
      expect(report.findings[0]?.evidence.filter((item) => item.kind === "quote")).toHaveLength(1);
    });

    it("a place in the source is kept only if the quote stands there", () => {
      const quoteData = (article_text: string) =>
        buildReport({ summary_text: text, article_text, factuality: { issue_spans: [{ ...claim, message: "x" }] } })
          .findings[0]?.evidence[0]?.data;
      expect(quoteData(`${"x".repeat(58)}${claim.evidence_quote}`)).toMatchObject({ start_char: 58 });
      expect(quoteData(`${"x".repeat(57)}${claim.evidence_quote}`)).toBeNull();
    });

    it("without the source a place is kept only if it could be the quote's and needs no converting", () => {
      const quoteData = (place: object, offset_encoding?: "unicode") => {
        const evidence = { text: "67 million", ...place };
        const issue_spans = [{ ...issue, evidence }];
        return buildReport({ summary_text: text, offset_encoding, factuality: { issue_spans } }).findings[0]
          ?.evidence[0]?.data;
      };
      expect(quoteData({ start_char: 3, end_char: 13 })).toEqual({ start_char: 3, end_char: 13 });
      expect(quoteData({ start_char: "3", end_char: 13.5 })).toEqual({ start_char: 3, end_char: 13 });
      expect(quoteData({ start_char: -0.5, end_char: 10 })).toEqual({ start_char: 0, end_char: 10 });
      expect(quoteData({ start_char: 3, end_char: 12 })).toBeNull();
      expect(quoteData({ start_char: -1, end_char: 9 })).toBeNull();
      expect(quoteData({ start_char: 3 })).toBeNull();
      expect(quoteData({ start_char: 3, end_char: 13 }, "unicode")).toBeNull();
    });
  });

  describe("ranking and top spans", () => {
    it("sorts by severity × dimension × (1 + ln(length)), equal scores by id", () => {
      const report = buildReport({
        summary_text: text,
        factuality: { issue_spans: [{ start_char: 0, end_char: 4, severity: "low", message: "a" }] },
        coherence: {
          issue_spans: [
            { severity: "high", message: "b" },
            { severity: "high", message: "c" },
          ],
        },
        readability: { issue_spans: [{ start_char: 0, end_char: 80, severity: "medium", message: "d" }] },
      });
      expect(report.findings[0]?.message).toBe("d");
      expect(report.top_spans[0]?.rank_score).toBeCloseTo(2 * 0.8 * (1 + Math.log(80)), 12);
      const [second, third] = report.findings.slice(1);
      expect([second?.dimension, third?.dimension]).toEqual(["coherence", "coherence"]);
      expect((second?.id ?? "") < (third?.id ?? "")).toBe(true);
    });

    it("takes the highest scores, five by default, k when asked", () => {
      const issue_spans = Array.from({ length: 9 }, (_, index) => ({
        start_char: index * 9,
        end_char: index * 9 + index,
        message: `m${index}`,
      }));
      const build = (top_k?: number) => buildReport({ summary_text: text, factuality: { issue_spans }, top_k });
      expect(build().top_spans.map((top) => top.span.end_char - top.span.start_char)).toEqual([8, 7, 6, 5, 4]);
      expect(build(2).top_spans).toHaveLength(2);
      expect(build(0).top_spans).toEqual([]);
      expect(build(100).top_spans).toHaveLength(8);
    });
  });

  describe("stats", () => {
    it("coverage is the union over all dimensions", () => {
      const report = buildReport({
        summary_text: "x".repeat(100),
        factuality: { issue_spans: [{ start_char: 0, end_char: 10, severity: "high" }] },
        coherence: { issue_spans: [{ start_char: 5, end_char: 20, severity: "low" }] },
        readability: { issue_spans: [{ start_char: 50, end_char: 55 }, { message: "no place" }] },
      });
      expect(report.stats).toEqual({
        num_findings: 4,
        num_high_severity: 1,
        num_medium_severity: 2,
        num_low_severity: 1,
        coverage_chars: 25,
        coverage_ratio: 0.25,
      });
    });
  });
});
