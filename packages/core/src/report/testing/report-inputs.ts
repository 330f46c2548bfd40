import fc from "fast-check";
import type { ReportInput } from "../build-report.ts";

/** A text with what breaks naive offsets: astral characters, joined emoji, combining marks, CRLF, lone surrogates. */
export const judgedText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.constantFrom("Paris ", "2015", "👩‍👩‍👧", "é", "e\u0301", "\r\n", "\ud83d", "🇩🇪", "한", " "), {
      maxLength: 30,
    })
    .map((parts) => parts.join("")),
);

const offset = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -5, max: 70 }) },
  fc.double({ min: -5, max: 70, noNaN: true }),
  fc.integer({ min: -5, max: 70 }).map(String),
  fc.constantFrom<unknown>(null, "x", Number.NaN, Number.POSITIVE_INFINITY, true, [], {}, 1e300, "12.7", " 3 "),
);
const severity = fc.constantFrom<unknown>("low", "medium", "high", " HIGH ", 0.9, 0.5, 0.1, "grave", null, Number.NaN);
const issueType = fc.constantFrom<unknown>("NUMBER", "date", "ENTITY", "OTHER", "LONG_SENTENCE", "", null, 7);
const message = fc.constantFrom<unknown>(
  "Zahl weicht ab",
  "Satz zu lang",
  "Problem in factuality erkannt.",
  "",
  "  ",
  null,
  // One id for all three: UTF-8 has no lone surrogates.
  "\ud800",
  "\ud801",
  "\ufffd",
);
const quote = fc.constantFrom<unknown>("67 million", "", null, "\ud800", "\ud801", {
  text: "Paris",
  start_char: 0,
  end_char: 5,
});

/** One issue as some producer writes it: flat or nested span, any field missing or odd. */
export const issue = fc.oneof(
  fc.record(
    {
      start_char: offset,
      end_char: offset,
      severity,
      issue_type: issueType,
      message,
      verdict: fc.constantFrom("incorrect", "uncertain", "odd"),
      origin: fc.constantFrom("model", "heuristic", "embedded", "odd"),
      evidence_quote: quote,
      confidence: fc.constantFrom<unknown>(0.4, 0.9, Number.NaN, "hoch"),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      span: fc.record({ start: offset, end: offset }, { requiredKeys: [] }),
      type: issueType,
      description: message,
      evidence: quote,
      claim: fc.constantFrom<unknown>("The claim.", { text: "The claim.", label: "incorrect" }, 3),
    },
    { requiredKeys: [] },
  ),
);

export const claim = fc.record(
  {
    id: fc.constantFrom("c1", "c2", "c3"),
    text: fc.constantFrom("A claim.", "Another claim."),
    start_char: offset,
    end_char: offset,
    label: fc.constantFrom<unknown>("incorrect", "uncertain", "correct", "failed", null),
    evidence_quote: quote,
  },
  { requiredKeys: [] },
);

const issues = fc.array(issue, { maxLength: 12 });

/** Agent outputs in the contract's outline with arbitrary content. */
export const reportInput: fc.Arbitrary<ReportInput> = fc.record(
  {
    summary_text: judgedText,
    factuality: fc.record(
      {
        issue_spans: issues,
        details: fc.record({ issues, incorrect_claims: issues, claims: fc.array(claim, { maxLength: 6 }) }),
      },
      { requiredKeys: [] },
    ),
    coherence: fc.option(fc.record({ issue_spans: issues, details: fc.record({ issues }) }, { requiredKeys: [] })),
    readability: fc.option(fc.record({ issue_spans: issues }, { requiredKeys: [] })),
    locale: fc.constantFrom("de", "en", "es", "pt"),
    top_k: fc.integer({ min: 0, max: 8 }),
    offset_encoding: fc.constantFrom("utf-16", "unicode"),
  },
  { requiredKeys: ["summary_text"] },
);

/** Values of no shape at all where objects and lists belong. */
export const junkInput = fc.record(
  {
    summary_text: fc.anything(),
    factuality: fc.oneof(fc.anything(), fc.record({ issue_spans: fc.anything(), details: fc.anything() })),
    coherence: fc.oneof(fc.anything(), fc.record({ issue_spans: fc.array(fc.anything()) })),
    readability: fc.anything(),
    article_text: fc.anything(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<unknown> as fc.Arbitrary<ReportInput>;
