import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, InputReference } from "../contracts/explainability.ts";
import { canonicalJson } from "../json/index.ts";
import { buildReport, type ReportInput } from "./build-report.ts";
import { startId } from "./content-id.ts";
import { claim, issue, judgedText, reportInput } from "./testing/report-inputs.ts";

type Lists = { issue_spans: unknown[]; details: { issues: unknown[]; claims: unknown[] } };

describe("Traceability Tests", () => {
  it("every finding references input items that exist", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        for (const finding of buildReport(input).findings) {
          expect(finding.source.agent).toBe(finding.dimension);
          const own = { source_list: finding.source.source_list, item_index: finding.source.item_index };
          expect(finding.source.merged_from).toContainEqual(own);
          for (const reference of finding.source.merged_from)
            expect(resolve(input, finding, reference)).toBeTypeOf("object");
        }
      }),
      { numRuns: 500 },
    );
  });

  it("every issue of the input is behind exactly one finding", () => {
    fc.assert(
      fc.property(judgedText, fc.array(issue, { maxLength: 12 }), (summary_text, issue_spans) => {
        const { findings } = buildReport({ summary_text, coherence: { issue_spans } });
        const cited = findings.flatMap((finding) =>
          finding.source.merged_from.map((reference) => reference.item_index),
        );
        expect(cited.toSorted((a, b) => a - b)).toEqual(issue_spans.map((_, index) => index));
      }),
      { numRuns: 500 },
    );
  });

  it("evidence ids reference existing evidence objects, and one id is one content", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const report = buildReport(input);
        const byFinding = new Map(report.findings.map((finding) => [finding.id, finding]));
        for (const top of report.top_spans) {
          const evidence = byFinding.get(top.finding_id)?.evidence.map((item) => item.id);
          expect(top.evidence_ids).toEqual(evidence);
          expect(new Set(evidence).size).toBe(evidence?.length);
        }
        const contents = new Map<string, string>();
        for (const { id, kind, quote, data } of report.findings.flatMap((finding) => finding.evidence)) {
          // The content an id can tell apart: in UTF-8 a lone surrogate is U+FFFD.
          const content = JSON.stringify([kind, quote?.toWellFormed(), data]);
          expect(contents.get(id) ?? content).toBe(content);
          contents.set(id, content);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("removing one input item changes exactly the findings that cite it", () => {
    const input = fc.record({
      summary_text: judgedText,
      // Details count only as a whole list, so each list keeps at least one item when one is taken away.
      issue_spans: fc.array(issue, { minLength: 2, maxLength: 10 }),
      issues: fc.array(issue, { minLength: 2, maxLength: 5 }),
      claims: fc.array(claim, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(input, fc.constantFrom("issue_spans", "issues", "claims"), fc.nat(), (lists, list, pick) => {
        const agent: Lists = {
          issue_spans: lists.issue_spans,
          details: { issues: lists.issues, claims: lists.claims },
        };
        const removed = lists[list].length === 0 ? -1 : pick % lists[list].length;
        const name = list === "issue_spans" ? list : `details.${list}`;
        // A hole keeps the indices of the other items, so findings can be compared whole.
        const without = structuredClone(agent);
        const target = list === "issue_spans" ? without.issue_spans : without.details[list];
        if (removed >= 0) target[removed] = null;

        const before = buildReport({ summary_text: lists.summary_text, factuality: agent as never });
        const after = buildReport({ summary_text: lists.summary_text, factuality: without as never });
        const cites = (finding: Finding) =>
          finding.source.merged_from.some((own) => own.source_list === name && own.item_index === removed);
        const kept = before.findings.filter((finding) => !cites(finding));
        const gone = before.findings.filter(cites);

        for (const finding of kept) expect(after.findings).toContainEqual(finding);
        for (const finding of gone) expect(after.findings).not.toContainEqual(finding);
        // Whatever is new stems from what cited the removed item.
        const stems = new Set(gone.flatMap((finding) => finding.source.merged_from.map(key)));
        for (const finding of after.findings.filter((item) => !kept.some((other) => other.id === item.id))) {
          expect(finding.source.merged_from.every((reference) => stems.has(key(reference)))).toBe(true);
        }
      }),
      {
        numRuns: 1500,
        examples: [
          // A claim that overlaps a cluster in part only: it must be cited there before the cluster falls apart.
          [
            {
              summary_text: "𐀀𐀀𐀀𐀀\u0000",
              issue_spans: [{ span: { start: 7, end: 8 } }, {}],
              issues: [{ start_char: 8, end_char: 0 }, {}],
              claims: [{ start_char: "2", end_char: 9, label: "incorrect" }],
            },
            "issues",
            0,
          ],
          // A claim over many findings: one fewer must not make it count for the others.
          [
            {
              summary_text: "ab ".repeat(20),
              issue_spans: Array.from({ length: 18 }, (_, index) => ({
                start_char: 3 * index,
                end_char: 3 * index + 2,
              })),
              issues: [{}, { message: "x" }],
              claims: [{ start_char: 0, end_char: 60, label: "incorrect", text: "A claim." }],
            },
            "issue_spans",
            0,
          ],
          [
            {
              summary_text: "ab ".repeat(20),
              issue_spans: Array.from({ length: 17 }, (_, index) => ({
                start_char: 3 * index,
                end_char: 3 * index + 2,
              })),
              issues: [{}, { message: "x" }],
              claims: [{ start_char: 0, end_char: 60, label: "incorrect", text: "A claim." }],
            },
            "issue_spans",
            0,
          ],
        ],
      },
    );
  });
});

function key({ source_list, item_index }: InputReference): string {
  return `${source_list} ${item_index}`;
}

function resolve(input: ReportInput, finding: Finding, { source_list, item_index }: InputReference): unknown {
  let value: unknown = input[finding.dimension];
  for (const name of source_list.split(".")) value = (value as Record<string, unknown>)[name];
  return (value as unknown[])[item_index];
}

describe("evidence ids", () => {
  it("are the hash of kind, quote and the canonical JSON of the data", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        for (const { id, kind, quote, data } of buildReport(input).findings.flatMap((finding) => finding.evidence)) {
          expect(id).toBe(
            startId("e")
              .part(`${kind}||${quote ?? ""}||${data === null ? "" : canonicalJson(data)}`)
              .finish(),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});
