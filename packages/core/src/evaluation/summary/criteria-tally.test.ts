import { expect, test } from "vitest";
import { CriterionFigures } from "../../contracts/evaluation/criteria-figures.ts";
import type { AgentResult } from "../../contracts/explainability.ts";
import { criteriaTally } from "./criteria-tally.ts";

function answered(...items: readonly { readonly id: string; readonly text: string; readonly state: string }[]) {
  const result: AgentResult = { status: "ok", score: 1, origin: "model", issue_spans: [], details: {} };
  return { ...result, details: { criteria: { items } } };
}
const row = { id: "r", article_text: "", summary_text: "" };
const amount = { id: "criterion-1", text: "names the amount" };
const due = { id: "due", text: "names the deadline" };

test("criteria are counted by their words, and held against people where they were decided", () => {
  const tally = criteriaTally();
  tally.add(
    { ...row, criteria_labels: [true, true] },
    answered({ ...amount, state: "met" }, { ...due, state: "not_met" }),
  );
  tally.add(
    { ...row, criteria_labels: { due: false } },
    answered({ ...due, state: "met" }, { ...amount, state: "met" }),
  );
  tally.add({ ...row, criteria_labels: { due: true } }, answered({ ...due, state: "unclear" }));
  tally.add(row, answered({ ...amount, state: "not_met" }));
  tally.add(row, { ...answered(), details: {} });
  const figures = tally.figures();
  expect(figures).toEqual([
    {
      ...amount,
      met: 2,
      not_met: 1,
      unclear: 0,
      met_share: 2 / 3,
      labelled: 1,
      agreed: 1,
      false_met: 0,
      false_not_met: 0,
      accuracy: 1,
    },
    {
      ...due,
      met: 1,
      not_met: 1,
      unclear: 1,
      met_share: 0.5,
      labelled: 2,
      agreed: 0,
      false_met: 1,
      false_not_met: 1,
      accuracy: 0,
    },
  ]);
  for (const one of figures) expect(CriterionFigures.parse(one)).toEqual(one);
});
