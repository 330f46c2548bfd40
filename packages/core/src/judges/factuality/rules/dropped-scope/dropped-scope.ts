import { isLoose } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { LONGEST_SENTENCE } from "../../alignment/rows/row.ts";
import type { ObjectionRule } from "../rule.ts";
import { dropsBesideRuleWord } from "./beside-rule-words.ts";
import { dropsRecurring, isOfNow } from "./recurring.ts";

export const droppedScope: ObjectionRule = {
  id: "dropped-scope",
  kind: "objection",
  issueType: null,
  objects: dropsScope,
};

/** "Entry is free" beside "entry is free for children", "dogs are allowed" beside "dogs are allowed in the garden": what holds as a rule for some holds not for all. */
function dropsScope({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  // What was so once was so, wherever and whenever it was.
  if (source.length > LONGEST_SENTENCE || claim.some(({ lower }) => tenses?.was.has(lower))) return false;
  const met = new Set(pairs.filter(({ match }) => !isLoose(match)).map((pair) => pair.source));
  const sentence = { source, met, language };
  return dropsBesideRuleWord(sentence) || (isOfNow(claim, language) && dropsRecurring(sentence));
}
