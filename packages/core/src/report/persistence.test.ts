import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExplainabilityResult } from "../contracts/explainability.ts";
import { canonicalJson } from "../json/index.ts";
import { buildReport } from "./build-report.ts";
import { reportInput } from "./testing/report-inputs.ts";

// What needs a database stands in tests/integration/store: saving and asking, no dangling nodes, cleaning up.
describe("Persistence Tests", () => {
  it("a report read back from its stored JSON is a valid report, equal to the one built, and the same bytes again", () => {
    fc.assert(
      fc.property(reportInput, (input) => {
        const report = buildReport(input);
        const stored = canonicalJson(report);
        const read = ExplainabilityResult.parse(JSON.parse(stored));
        expect(read).toEqual(report);
        expect(canonicalJson(read)).toBe(stored);
      }),
      { numRuns: 300 },
    );
  });
});
