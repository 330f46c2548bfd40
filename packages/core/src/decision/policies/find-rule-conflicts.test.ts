import { expect, test } from "vitest";
import type { DecisionOutcome, Policy } from "../../contracts/decision/index.ts";
import { findRuleConflicts } from "./find-rule-conflicts.ts";

type Row = readonly [when: string, action: DecisionOutcome | null];
const policy = (...rows: Row[]): Policy => ({
  policy_id: "P",
  title: "P",
  text: "P.",
  rules: rows.map(([when, action]) => ({ when: [when], action })),
});
const kinds = (...rows: Row[]) =>
  findRuleConflicts([policy(...rows)]).map(({ kind, rules }) => [kind, ...rules.map(({ rule }) => rule)]);

test("rules that never hold", () => {
  expect(kinds(["amount > 3 x usual_amount and amount < 2 x usual_amount", "BLOCK"])).toEqual([["never_holds", 1]]);
  expect(kinds(["country is PE and country is CL", "BLOCK"])).toEqual([["never_holds", 1]]);
  expect(kinds(["device new and device known", "BLOCK"])).toEqual([["never_holds", 1]]);
  expect(kinds(["hour between 08:00 and 12:00 and hour >= 12:00", "BLOCK"])).toEqual([["never_holds", 1]]);
  expect(kinds(["payments in 10m > 4 and payments in 10m < 9 and payments in 1h < 2", "BLOCK"])).toEqual([]);
});

test("the same cases with other actions, however they are written", () => {
  expect(kinds(["unknown_device", "CHALLENGE"], ["device is new", "BLOCK"])).toEqual([["other_action", 1, 2]]);
  expect(kinds(["country in [PE, CL]", "CHALLENGE"], ["country in [CL, PE]", "CHALLENGE"])).toEqual([
    ["duplicate", 1, 2],
  ]);
});

test("a rule that a stricter, wider one swallows has no effect; a stricter, narrower one is how rules are built", () => {
  expect(kinds(["amount > 2 x usual_amount", "BLOCK"], ["amount > 3 x usual_amount", "CHALLENGE"])).toEqual([
    ["no_effect", 2, 1],
  ]);
  expect(kinds(["amount > 2 x usual_amount", "CHALLENGE"], ["amount > 3 x usual_amount", "BLOCK"])).toEqual([]);
  expect(kinds(["device new", "BLOCK"], ["device new and country in [NG]", null])).toEqual([["no_effect", 2, 1]]);
});

test("lines that cross with another action on each side", () => {
  const middle = "amount > 100 EUR and amount < 500 EUR";
  expect(kinds([middle, "CHALLENGE"], ["amount > 400 EUR", "BLOCK"])).toEqual([["overlap", 1, 2]]);
  expect(kinds([middle, "CHALLENGE"], ["amount >= 500 EUR", "BLOCK"])).toEqual([]);
  expect(kinds([middle, "CHALLENGE"], ["amount > 400 USD", "BLOCK"])).toEqual([["overlap", 1, 2]]);
});

test("rules that count", () => {
  const of = ["device new", "country_risk is high", "hour < 06:00"];
  const counted = (at_least: number, action: DecisionOutcome) => ({ when: [], of, at_least, action });
  const found = (...rules: Policy["rules"]) => findRuleConflicts([{ ...policy(), rules }]).map(({ kind }) => kind);
  expect(found(counted(2, "CHALLENGE"), counted(3, "BLOCK"))).toEqual([]);
  expect(found(counted(2, "BLOCK"), counted(3, "CHALLENGE"))).toEqual(["no_effect"]);
  expect(found({ when: ["device new", "hour < 05:00"], action: null }, counted(2, "BLOCK"))).toEqual(["no_effect"]);
});
