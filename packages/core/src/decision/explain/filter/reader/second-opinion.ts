import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { FilterRuleId } from "../filter-rule-id.ts";
import { type Reading, statedIn } from "./reading.ts";

/**
 * What weighs against a letter: what the rules about statements say, and the log odds the reader gives to another decision, less those
 * it gives to this one. Fitted on letters of twelve writers, each read by a reader that had not learned from them.
 */
const SAID: Readonly<Partial<Record<FilterRuleId, number>>> = {
  "decision.not_stated": 1.5,
  "decision.contradicted": 3,
};
/** A contradiction that hardly ever means anything else: two decisions joined in one sentence confuse the reader. */
const FIRM = 3;
const OTHER = 0.7;
const OWN = 1.1;
const BEFORE = -0.5;
/** Being surer of this decision, or that there is no other, excuses nothing more. */
const SUREST = 0.95;
const RAREST = 0.05;
/** Above these it is sure of a leak or a request. */
const SURE = { leak: 0.7, request: 0.7 };
/** `reason.unknown` says only that nobody has seen this reason: the reader tells whether it leaks. */
const ADVICE: ReadonlySet<string> = new Set([...Object.keys(SAID), "reason.unknown"]);
const LEAST = 1e-4;

/**
 * What a letter breaks once the second reader has been heard. It is asked only about a letter that breaks no rule about leaks, requests
 * or form: those rules are never overruled. What the rules say of statements and reasons is advice it weighs.
 */
export function withSecondOpinion(
  rule_ids: readonly FilterRuleId[],
  decision: DecisionOutcome,
  read: () => Reading,
  isFirm = false,
): readonly FilterRuleId[] {
  if (rule_ids.some((id) => !ADVICE.has(id))) return rule_ids;
  const reading = read();
  const { own, other } = statedIn(reading, decision);
  const said = rule_ids.filter((id) => id in SAID);
  const advice = said.reduce((sum, id) => sum + SAID[id]!, BEFORE + (isFirm ? FIRM : 0));
  const weight = advice + OTHER * logOdds(Math.max(other, RAREST)) - OWN * logOdds(Math.min(own, SUREST));
  const named: readonly FilterRuleId[] =
    said.length > 0 ? said : [other > 0.5 ? "decision.contradicted" : "decision.not_stated"];
  return [
    ...(weight > 0 ? named : []),
    ...(reading.leak > SURE.leak ? [rule_ids.find((id) => id === "reason.unknown") ?? ("reader.leak" as const)] : []),
    ...(reading.request > SURE.request ? (["reader.request"] as const) : []),
  ];
}

function logOdds(share: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, share));
  return Math.log(kept / (1 - kept));
}
