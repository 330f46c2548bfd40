import { describe, expect, it } from "vitest";
import { IssueType } from "../../packages/core/src/contracts/index.ts";
import { MESSAGES as CORE } from "../../packages/core/src/locales/messages.ts";
import { MESSAGES } from "../../packages/workbench/src/locales/messages.ts";

// The web app may not import the core; here both tables can be held side by side.
describe("the words of the web app", () => {
  it.each(["coherence", "readability"] as const)("name every measure of %s", (judge) => {
    const wanted = Object.keys(CORE[judge].en).map((measure) => `measure_${measure}`);
    expect(wanted.filter((key) => !(key in MESSAGES.report.en))).toEqual([]);
  });

  it("name every issue type", () => {
    const wanted = IssueType.options.map((type) => `type_${type}`);
    expect(wanted.filter((key) => !(key in MESSAGES.report.en))).toEqual([]);
  });
});
