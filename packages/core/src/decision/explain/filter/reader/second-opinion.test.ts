import { describe, expect, test } from "vitest";
import type { FilterRuleId } from "../filter-rule-id.ts";
import { readLetter } from "./read-letter.ts";
import type { Reading } from "./reading.ts";
import { withSecondOpinion } from "./second-opinion.ts";

const NOTHING: Reading = { APPROVE: 0, BLOCK: 0, CHALLENGE: 0, ESCALATE_TO_HUMAN: 0, leak: 0, request: 0 };
const opinion = (rule_ids: FilterRuleId[], change: Partial<Reading>) =>
  withSecondOpinion(rule_ids, "BLOCK", () => ({ ...NOTHING, ...change }));

describe("a letter the rules do not recognise", () => {
  test("passes when the reader is sure of its decision", () => {
    expect(opinion(["decision.not_stated"], { BLOCK: 0.9 })).toEqual([]);
    expect(opinion(["reason.unknown"], { BLOCK: 0.9, leak: 0.1 })).toEqual([]);
  });
  test("stays out when it is not, or sees another decision beside it", () => {
    expect(opinion(["decision.not_stated"], { BLOCK: 0.1 })).toEqual(["decision.not_stated"]);
    expect(opinion(["decision.contradicted"], { BLOCK: 0.9, APPROVE: 0.5 })).toEqual(["decision.contradicted"]);
    expect(opinion(["reason.unknown"], { BLOCK: 0.9, leak: 0.8 })).toEqual(["reason.unknown"]);
  });
});

test("a contradiction that hardly ever means anything else outweighs a reader that is sure of the decision", () => {
  const sure = () => ({ ...NOTHING, BLOCK: 1, APPROVE: 0.05 });
  expect(withSecondOpinion(["decision.contradicted"], "BLOCK", sure)).toEqual([]);
  expect(withSecondOpinion(["decision.contradicted"], "BLOCK", sure, true)).toEqual(["decision.contradicted"]);
});

test("a letter the rules accept is refused when the reader is sure of something else", () => {
  expect(opinion([], { BLOCK: 0.9 })).toEqual([]);
  expect(opinion([], { BLOCK: 0 })).toEqual(["decision.not_stated"]);
  expect(opinion([], { BLOCK: 0.9, APPROVE: 0.99 })).toEqual(["decision.contradicted"]);
  expect(opinion([], { BLOCK: 0.9, leak: 0.99, request: 0.99 })).toEqual(["reader.leak", "reader.request"]);
});

test("a rule about leaks, requests or form is not overruled, nor the reader asked", () => {
  const asked = () => {
    throw new Error("asked");
  };
  expect(withSecondOpinion(["keyword.score", "decision.not_stated"], "BLOCK", asked)).toEqual([
    "keyword.score",
    "decision.not_stated",
  ]);
});

test.each([
  ["APPROVE", "en", "we put your payment through and the shop has its money."],
  ["BLOCK", "es", "nos hemos negado a pagar esta compra."],
  ["CHALLENGE", "de", "sagen sie uns in der app, ob der kauf von ihnen stammt."],
  ["ESCALATE_TO_HUMAN", "pt", "uma colega nossa esta a avaliar a compra e depois avisamos."],
] as const)("the fitted reader tells %s", (decision, locale, text) => {
  const { leak: _leak, request: _request, ...decisions } = readLetter(text, locale, new Set());
  const best = Object.entries(decisions).sort(([, a], [, b]) => b - a)[0]![0];
  expect(best).toBe(decision);
});
