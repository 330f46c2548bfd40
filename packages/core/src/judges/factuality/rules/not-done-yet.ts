import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.75;
const MIN_MATCHED = 3;

export const notDoneYet: ContradictionRule = {
  id: "not-done-yet",
  kind: "contradiction",
  issueType: "OTHER",
  find: toldAsDone,
};

/** "Has been checked" beside "will be checked": what is still to come is told as done. */
function toldAsDone(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, language, matched, share } = laid;
  const { claim, source, pairs } = alignment;
  const { future, perfect } = language.judging.logic;
  if (share < MIN_SHARE || matched < MIN_MATCHED || !isAnchored || negationBalance(laid) !== 0) return undefined;
  if (differences.other.length > 0 || claim.some(isUnsure) || claim.some(({ lower }) => future.has(lower))) {
    return undefined;
  }
  const own = claim.findIndex(({ lower }) => perfect.has(lower));
  const theirs = source.findIndex(({ lower }) => future.has(lower));
  if (own < 0 || theirs < 0 || source.some(({ lower }) => perfect.has(lower))) return undefined;
  const verb = verbBehind(claim, own);
  const meets = pairs.find((pair) => pair.claim === verb && pair.match !== "other");
  if (verb === undefined || meets === undefined || verbBehind(source, theirs) !== meets.source) return undefined;
  return contradictionAt(laid, { claim: own, source: theirs, match: "other" });

  /** The verb that a helping verb leads up to: right behind it, or where its part of the sentence ends. */
  function verbBehind(items: readonly StatementItem[], at: number): number | undefined {
    const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
    const part = items.slice(at + 1, end < 0 ? items.length : end);
    const isVerb = ({ content, capitalised, value }: StatementItem) => content && !capitalised && value === null;
    const found = language.judging.roles.wordOrder === "free" ? part.findLastIndex(isVerb) : part.findIndex(isVerb);
    return found < 0 ? undefined : at + 1 + found;
  }
}

function isUnsure({ logic }: StatementItem): boolean {
  return logic?.class === "modality" || logic?.class === "condition";
}
