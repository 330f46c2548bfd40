import { describe, it } from "vitest";
import { ExplainabilityResult, IssueSpan, Span } from "./explainability.ts";
import { contractExamples } from "./testing/contract-examples.ts";
import { expectOneError, type InvalidCase } from "./testing/expect-errors.ts";

const issueSpan = { ...(contractExamples.IssueSpan[0] as object), start_char: 3, end_char: 9 };

describe("IssueSpan", () => {
  it.each<InvalidCase>([
    ["a reversed place", { start_char: 10 }, "span_reversed", "end_char"],
    ["a negative place", { start_char: -1 }, "too_small", "start_char"],
    ["a place between characters", { start_char: 1.5 }, "not_integer", "start_char"],
    ["no message", { message: "" }, "too_short", "message"],
    ["an unknown severity", { severity: "grave" }, "invalid_value", "severity"],
    ["a confidence above 1", { confidence: 1.1 }, "too_big", "confidence"],
  ])("refuses %s", (_name, change, code, path) => {
    expectOneError(IssueSpan, { ...issueSpan, ...change }, code, path);
  });

  it("takes an empty place", () => {
    IssueSpan.parse({ ...issueSpan, start_char: 9 });
    Span.parse({ start_char: 4, end_char: 4, text: "" });
  });
});

describe("ExplainabilityResult", () => {
  it("refuses a finding whose place is reversed, and says where", () => {
    const report = JSON.parse(JSON.stringify(contractExamples.ExplainabilityResult[0])) as {
      top_spans: { span: { start_char: number; end_char: number } }[];
    };
    const [top] = report.top_spans;
    if (top === undefined) throw new Error("the example has no top span");
    top.span.start_char = top.span.end_char + 1;
    expectOneError(ExplainabilityResult, report, "span_reversed", "top_spans[0].span.end_char");
  });
});
