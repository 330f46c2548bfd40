import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { FilterRuleId } from "../filter-rule-id.ts";
import { type Reading, statedIn } from "./reading.ts";

/** Rules that say no more than `not recognised`, and how sure the reader must be of this decision, and how little of any other, to overrule them. */
const VOUCHES: Readonly<Partial<Record<FilterRuleId, { readonly own: number; readonly other: number }>>> = {
  "decision.not_stated": { own: 0.35, other: 0.6 },
  "decision.contradicted": { own: 0.6, other: 0.2 },
};
/** What it takes to refuse a letter the rules accept: it does not see this decision, or is sure of another. */
const DOUBTS = { own: 0.005, other: 0.97 };
/** Above these it is sure of a leak or a request. */
const SURE = { leak: 0.93, request: 0.85 };
/** A reason the rules do not know gives nothing away where the reader sees no leak. */
const HARMLESS = 0.5;

/**
 * What a letter breaks once the second reader has been heard. It is asked only about a letter that breaks no rule about leaks, requests
 * or form: those rules are never overruled.
 */
export function withSecondOpinion(
  rule_ids: readonly FilterRuleId[],
  decision: DecisionOutcome,
  read: () => Reading,
): readonly FilterRuleId[] {
  if (rule_ids.some((id) => !(id in VOUCHES) && id !== "reason.unknown")) return rule_ids;
  const reading = read();
  const { own, other } = statedIn(reading, decision);
  const kept = rule_ids.filter((id) => {
    const vouches = VOUCHES[id];
    return vouches === undefined ? reading.leak > HARMLESS : own < vouches.own || other > vouches.other;
  });
  const isJudged = rule_ids.some((id) => id in VOUCHES);
  return [
    ...kept,
    ...(!isJudged && own < DOUBTS.own ? (["decision.not_stated"] as const) : []),
    ...(!isJudged && other > DOUBTS.other ? (["decision.contradicted"] as const) : []),
    ...(reading.leak > SURE.leak ? (["reader.leak"] as const) : []),
    ...(reading.request > SURE.request ? (["reader.request"] as const) : []),
  ];
}
