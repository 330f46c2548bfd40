import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../contracts/explainability.ts";
import { canonicalJson } from "../json/index.ts";
import { LOCALES } from "../locales/index.ts";
import { buildReport } from "./build-report.ts";
import { findingId } from "./finding-id.ts";
import { claim, issue, judgedText, reportInput } from "./testing/report-inputs.ts";

describe("Determinism Tests", () => {
  it("ten times the same input gives the same bytes", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const first = canonicalJson(buildReport(input));
        for (let run = 1; run < 10; run += 1) {
          expect(canonicalJson(buildReport(structuredClone(input)))).toBe(first);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("shuffled lists change provenance indices only", () => {
    const lists = fc
      .record({
        issue_spans: fc.array(issue, { maxLength: 12 }),
        issues: fc.array(issue, { maxLength: 6 }),
        claims: fc.array(claim, { maxLength: 6 }),
      })
      .chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.record({
            issue_spans: fc.shuffledSubarray(given.issue_spans, { minLength: given.issue_spans.length }),
            issues: fc.shuffledSubarray(given.issues, { minLength: given.issues.length }),
            claims: fc.shuffledSubarray(given.claims, { minLength: given.claims.length }),
          }),
        ),
      );
    fc.assert(
      fc.property(judgedText, lists, (summary_text, [given, shuffled]) => {
        const build = ({ issue_spans, issues, claims }: typeof given) => {
          const report = buildReport({ summary_text, factuality: { issue_spans, details: { issues, claims } } });
          return JSON.parse(canonicalJson(report), (name, value) => {
            if (name === "item_index") return 0;
            // Provenance is listed in input order; without the indices only how many items of each list is left.
            return name === "merged_from" ? (value as { source_list: string }[]).map((own) => own.source_list) : value;
          });
        };
        expect(build(shuffled)).toEqual(build(given));
      }),
      { numRuns: 1500 },
    );
  });

  it("the id is the SHA-1 of the contract's parts", () => {
    expect(
      findingId({
        dimension: "factuality",
        severity: "high",
        issueType: "DATE",
        start: 60,
        end: 64,
        message: "Datum könnte falsch sein",
      }),
    ).toBe("f_b462d2b1cec7");
    const report = buildReport({
      summary_text: "x".repeat(100),
      factuality: {
        issue_spans: [{ start_char: 60, end_char: 64, issue_type: "DATE", message: "Datum könnte falsch sein" }],
      },
    });
    expect(report.findings[0]?.id).toBe("f_b462d2b1cec7");
  });

  it("every id can be worked out from its finding, also without a type, a place or a message", () => {
    const dimensions = fc.constantFrom("factuality", "coherence", "readability");
    fc.assert(
      fc.property(judgedText, issue, dimensions, (summary_text, one, dimension) => {
        const [finding] = buildReport({ summary_text, locale: "de", [dimension]: { issue_spans: [one] } }).findings;
        const points = (offset?: number) =>
          offset === undefined ? -1 : Array.from(summary_text.slice(0, offset)).length;
        const { severity, span, message, source } = finding as Finding;
        const places = [points(span?.start_char), points(span?.end_char)];
        const parts = [dimension, severity, source.issue_type ?? "", ...places, message];
        const hash = createHash("sha1").update(parts.join("||").toWellFormed(), "utf8").digest("hex");
        expect(finding?.id).toBe(`f_${hash.slice(0, 12)}`);
      }),
      { numRuns: 500, examples: [["abc", {}, "factuality"]] },
    );
  });

  it("ids count code points, so an astral character before the place does not change them", () => {
    const factuality = {
      issue_spans: [{ start_char: 60, end_char: 64, issue_type: "DATE", message: "Datum könnte falsch sein" }],
    };
    const summary_text = `😀${"x".repeat(99)}`;
    const [fromPython] = buildReport({ summary_text, factuality, offset_encoding: "unicode" }).findings;
    expect(fromPython?.id).toBe("f_b462d2b1cec7");
    expect(fromPython?.span).toMatchObject({ start_char: 61, end_char: 65 });
  });

  it("ids and order do not depend on the locale", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const ids = LOCALES.map((locale) => buildReport({ ...input, locale }).findings.map((finding) => finding.id));
        for (const other of ids) expect(other).toEqual(ids[0]);
      }),
      { numRuns: 200 },
    );
  });
});
