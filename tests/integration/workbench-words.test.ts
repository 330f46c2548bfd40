import { describe, expect, it } from "vitest";
import { DecisionOutcome, IssueType } from "../../packages/core/src/contracts/index.ts";
import { recommendedActions } from "../../packages/core/src/decision/explain/templates.ts";
import { COHERENCE_MEASURES } from "../../packages/core/src/judges/coherence/index.ts";
import { READABILITY_MEASURES } from "../../packages/core/src/judges/readability/index.ts";
import { LOCALES } from "../../packages/core/src/locales/index.ts";
import { taskMessage } from "../../packages/workbench/src/decisions/task-of.ts";
import { MESSAGES } from "../../packages/workbench/src/locales/messages.ts";

// The web app may not import the core; here both tables can be held side by side.
describe("the words of the web app", () => {
  it("name every measure of coherence and readability, and no other", () => {
    const measures = new Set(Object.keys({ ...COHERENCE_MEASURES, ...READABILITY_MEASURES }));
    const named = Object.keys(MESSAGES.report.en).filter((key) => key.startsWith("measure_"));
    expect(named.sort()).toEqual([...measures].map((measure) => `measure_${measure}`).sort());
  });

  it("name every action the rules recommend, in whichever language", () => {
    const codes = LOCALES.flatMap((locale) =>
      DecisionOutcome.options.flatMap((outcome) => recommendedActions(outcome, locale)),
    );
    const unnamed = codes.filter(
      (code) => !((taskMessage(code) ?? "").replace("decisions.", "") in MESSAGES.decisions.en),
    );
    expect(unnamed).toEqual([]);
  });

  it("name every issue type", () => {
    const wanted = IssueType.options.map((type) => `type_${type}`);
    expect(wanted.filter((key) => !(key in MESSAGES.report.en))).toEqual([]);
  });
});
