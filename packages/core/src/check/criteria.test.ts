import { describe, expect, test } from "vitest";
import { CheckResult } from "../contracts/index.ts";
import { createGuard } from "../guard/index.ts";
import { createCriteriaJudge } from "../judges/criteria/index.ts";
import { scriptedModel } from "../ports/scripted-model.ts";
import { formatReport, gateVerdict, REPORT_FORMATS, type ReportCase, type ReportFormat } from "../report/index.ts";
import { check } from "./check.ts";
import { compactResult } from "./compact-result.ts";
import { embeddedJudges } from "./embedded-judges.ts";
import { checkInOffsetEncoding } from "./in-offset-encoding.ts";

const article_text = "The fee is 40 euros. It is due on 30 June 2026.";
const summary_text = "😀 The fee is 40 euros.";
const criteria = ["names the amount", { id: "due", text: 'names the <deadline> & "day"' }];

function judges(...verdicts: readonly unknown[]) {
  return { ...embeddedJudges, criteria: createCriteriaJudge(scriptedModel([JSON.stringify({ verdicts })])) };
}
const AMOUNT = { criterion: 0, state: "met", quote: "The fee is 40 euros." };
const NOT_DUE = { criterion: 1, state: "not_met", quote: "" };
const DUE = { criterion: 1, state: "met", quote: "The fee" };
const FORGED = { criterion: 1, state: "met", quote: "due on 30 June 2026" };

const input = { article_text, summary_text, criteria };

async function verdict(...verdicts: readonly unknown[]) {
  const result = await check(input, { judges: judges(...verdicts) });
  return { result, ...gateVerdict(result, result.explainability.findings) };
}

describe("the verdict with criteria", () => {
  test("all met: passed", async () => {
    const { result, verdict: passed } = await verdict(AMOUNT, DUE);
    expect([passed, result.explainability.by_dimension.criteria]).toEqual(["passed", []]);
  });

  test("one not met: blocked, as a contradicted claim would, at the same --fail-on", async () => {
    const { result, ...ended } = await verdict(AMOUNT, NOT_DUE);
    expect(ended).toEqual({ verdict: "blocked", reason: "criteria" });
    expect(gateVerdict(result, result.explainability.findings, { failOn: "high" }).verdict).toBe("passed");
    const [finding] = result.explainability.findings;
    expect(finding).toMatchObject({
      dimension: "criteria",
      severity: "medium",
      span: null,
      source: { issue_type: "CRITERION_NOT_MET", origin: "model" },
      evidence: [{ data: { criterion: 'names the <deadline> & "day"', criterion_id: "due" } }],
    });
  });

  test("a made-up quote: incomplete, never passed", async () => {
    const { result, ...ended } = await verdict(AMOUNT, FORGED);
    expect(ended).toEqual({ verdict: "incomplete", reason: "incomplete" });
    expect(result.incomplete).toEqual(["criteria"]);
  });

  test("no model: incomplete, with a code that says so", async () => {
    const result = await check(input);
    expect(gateVerdict(result, result.explainability.findings)).toEqual({
      verdict: "incomplete",
      reason: "criteria_need_model",
    });
    expect(result.criteria?.items.map(({ id, state }) => [id, state])).toEqual([
      ["criterion-1", "unclear"],
      ["due", "unclear"],
    ]);
  });

  test("a check without criteria does not speak of them", async () => {
    for (const none of [undefined, []]) {
      const result = await check({ article_text, summary_text, criteria: none });
      expect(JSON.stringify(result)).not.toContain("criteria");
    }
  });
});

test("the answer keeps its contract, also in code points", async () => {
  const { result } = await verdict(AMOUNT, NOT_DUE);
  expect(CheckResult.parse(result)).toEqual(result);
  const quote = result.criteria!.items[0]!.quote!;
  expect(summary_text.slice(quote.start_char, quote.end_char)).toBe(quote.text);
  const points = checkInOffsetEncoding(result, input, "unicode").criteria!.items[0]!.quote!;
  expect(Array.from(summary_text).slice(points.start_char, points.end_char).join("")).toBe(quote.text);
});

test("in a few words every criterion has its state and quote", async () => {
  const { result } = await verdict(AMOUNT, NOT_DUE);
  const { verdict: ended, reason, criteria: few, findings } = compactResult(result);
  expect([ended, reason, findings.filter(({ dimension }) => dimension === "criteria")]).toEqual([
    "blocked",
    "criteria",
    [],
  ]);
  expect(few).toEqual([
    { id: "criterion-1", text: "names the amount", state: "met", quote: "The fee is 40 euros.", quote_start: 3 },
    { id: "due", text: 'names the <deadline> & "day"', state: "not_met" },
  ]);
});

describe("every format tells a criterion that is not met", () => {
  const written = async (format: ReportFormat, ...verdicts: readonly unknown[]) => {
    const { result } = await verdict(...verdicts);
    const { factuality, coherence, readability, criteria: own, explainability: report } = result;
    const one: ReportCase = {
      report,
      summary_text,
      article_text,
      summary_name: "letter.txt",
      agents: { factuality, coherence, readability, criteria: own },
    };
    return formatReport(format, [one], { locale: "en", gate: {} });
  };

  test.each(Object.keys(REPORT_FORMATS) as ReportFormat[])("%s", async (format) => {
    const text = await written(format, AMOUNT, NOT_DUE);
    expect(text).toContain("criteri");
    expect(text).toMatch(/names the|CRITERION_NOT_MET/);
    if (format === "html" || format === "junit") expect(text).not.toContain("<deadline>");
  });

  test("pretty shows what is met beside what is not", async () => {
    const text = await written("pretty", AMOUNT, NOT_DUE);
    expect(text).toMatch(/^FAIL {2}letter.txt {2}1 criterion is not met\n.*1 of 2 criteria met/);
    expect(text).toContain('letter.txt:1:4  met  names the amount  "The fee is 40 euros."');
    expect(text).toContain("Next: add what the criteria ask for");
  });

  test("JUnit counts a failure for what is not met, an error for what is unclear", async () => {
    expect(await written("junit", AMOUNT, NOT_DUE)).toMatch(/failures="1" errors="0"/);
    // The judge itself did not finish, and the criterion names itself.
    expect(await written("junit", AMOUNT, FORGED)).toMatch(/failures="0" errors="2"/);
  });

  test("SARIF has a rule for it", async () => {
    const { runs } = JSON.parse(await written("sarif", AMOUNT, NOT_DUE));
    expect(runs[0].tool.driver.rules).toContainEqual(expect.objectContaining({ id: "criteria/CRITERION_NOT_MET" }));
  });
});

describe("a guard with criteria", () => {
  const guard = (...verdicts: readonly unknown[]) =>
    createGuard({ sources: article_text, criteria, criteriaJudge: judges(...verdicts).criteria });
  const ends = async (...verdicts: readonly unknown[]) => {
    const { verdict: ended, reason, text } = await guard(...verdicts).check(summary_text);
    const stream = guard(...verdicts).stream([summary_text]);
    for await (const _sentence of stream);
    expect(await stream.decision).toMatchObject({ verdict: ended, text });
    return [ended, reason, text];
  };

  test("shows only what meets all of them", async () => {
    expect(await ends(AMOUNT, DUE)).toEqual(["passed", undefined, summary_text]);
    expect(await ends(AMOUNT, NOT_DUE)).toEqual(["blocked", "criteria", null]);
    expect(await ends(AMOUNT, FORGED)).toEqual(["incomplete", "incomplete", null]);
  });

  test("shows nothing where nobody can judge them", async () => {
    const { verdict: ended, reason } = await createGuard({ sources: article_text, criteria }).check(summary_text);
    expect([ended, reason]).toEqual(["incomplete", "criteria_need_model"]);
  });
});
