import { describe, expect, test } from "vitest";
import type { Dimension, Severity } from "../contracts/explainability.ts";
import { buildReport } from "./build-report.ts";
import { failsGate, gateVerdict, verdictOf } from "./verdict-of.ts";

const ok = { status: "ok" } as const;

function found(dimension: Dimension, severity: Severity, issue_type: string | null = null) {
  const span = { start_char: 0, end_char: 1, message: "m", severity, issue_type };
  return buildReport({ summary_text: "Text.", [dimension]: { status: "ok", score: 0.5, issue_spans: [span] } })
    .findings;
}

describe("a text", () => {
  test("passes where nothing speaks against it", () => {
    expect(verdictOf({ factuality: ok }, null)).toEqual({ verdict: "passed" });
    expect(verdictOf({ factuality: { status: "no_claims" }, coherence: ok }, null)).toEqual({ verdict: "passed" });
    expect(verdictOf({ readability: { status: "no_text" } }, null)).toEqual({ verdict: "passed" });
  });

  test("is blocked by what does, which is the reason", () => {
    expect(verdictOf({ factuality: ok }, "contradicted")).toEqual({ verdict: "blocked", reason: "contradicted" });
  });

  test.each([
    ["nobody judged it", {}, "not_judged"],
    ["there is no source", { factuality: { status: "no_source" } as const, coherence: ok }, "no_source"],
    ["the judge did not finish", { factuality: { status: "incomplete" } as const }, "incomplete"],
    [
      "a judge broke",
      { factuality: ok, coherence: { status: "failed", error: { code: "aborted" } } as const },
      "aborted",
    ],
  ])("is incomplete where %s, whatever else was found", (_why, judged, reason) => {
    expect(verdictOf(judged, null)).toEqual({ verdict: "incomplete", reason });
    expect(verdictOf(judged, "findings")).toEqual({ verdict: "incomplete", reason });
  });
});

describe("a gate", () => {
  test.each([
    ["factuality", "low", {}, "passed"],
    ["factuality", "medium", {}, "blocked"],
    ["factuality", "medium", { failOn: "high" }, "passed"],
    ["factuality", "low", { failOn: "low" }, "blocked"],
    ["factuality", "high", { failOn: "off" }, "passed"],
    ["coherence", "high", {}, "passed"],
    ["readability", "high", { failOn: "low" }, "passed"],
    ["readability", "medium", { failOnStyle: "medium" }, "blocked"],
    ["coherence", "low", { failOnStyle: "medium" }, "passed"],
  ] as const)("%s %s under %o: %s", (dimension, severity, gate, verdict) => {
    expect(gateVerdict({ [dimension]: ok }, found(dimension, severity), gate).verdict).toBe(verdict);
  });

  test("has seen nothing of an empty text", () => {
    const judged = { factuality: { status: "no_text" }, readability: { status: "no_text" } } as const;
    expect(gateVerdict(judged, [])).toEqual({ verdict: "incomplete", reason: "no_text" });
  });

  test("names facts before style", () => {
    const both = [...found("readability", "high"), ...found("factuality", "high")];
    const gate = { failOnStyle: "low" } as const;
    expect(gateVerdict({ factuality: ok }, both, gate).reason).toBe("findings");
    expect(gateVerdict({ factuality: ok }, both.slice(0, 1), gate).reason).toBe("style_findings");
  });

  test("leaves claims without a verdict to the judge, which knows how many are allowed", () => {
    const [open] = found("factuality", "high");
    expect(failsGate(open!)).toBe(true);
    expect(failsGate({ ...open!, source: { ...open!.source, issue_type: "NOT_JUDGED" } })).toBe(false);
  });
});
