import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { areOpposed } from "./shared/are-opposed.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";
import { type Filling, otherInPlace } from "./shared/other-in-place.ts";

const MIN_SHARE = 0.65;
/** With more words of its own the claim speaks of something else. */
const MAX_OTHER_WORDS = 2;

export const oppositeWord: ContradictionRule = {
  id: "opposite-word",
  kind: "contradiction",
  issueType: "OPPOSITE",
  find: (laid) => contradictedWord(laid) ?? otherInPlace(laid, oppositeFilling(laid)),
};

function contradictedWord(laid: LaidClaim): Contradiction | undefined {
  const { alignment, language, matched, otherWords, share } = laid;
  const isShort = laid.isAnchored && laid.content === 2 && alignment.source.filter((item) => item.content).length <= 3;
  if (!isShort && (Math.max(share, shareBeforeThan(laid)) < MIN_SHARE || matched < 2)) return undefined;
  if (otherWords.length > MAX_OTHER_WORDS) return undefined;
  const met = new Set(alignment.pairs.filter(({ match }) => match !== "other").map((one) => one.source));
  // "Sinkt" beside "bleibt unverändert": what the verb says may stand next to it.
  const pair = otherWords
    .flatMap((one) => [0, 1, -1].map((by) => ({ ...one, source: one.source + by })))
    .find(({ claim, source }) => {
      const theirs = alignment.source[source];
      return theirs !== undefined && !met.has(source) && areOpposed(alignment.claim[claim]!, theirs, language);
    });
  return pair === undefined || negationBalance(laid) !== 0 ? undefined : contradictionAt(laid, pair);
}

/** "Costs ten cents less than now" beside "costs 1.60 euros, ten cents more than now". */
function oppositeFilling({ isOwnName, language, plain: { claim } }: LaidClaim): Filling {
  return {
    isMine: ({ value }) => value === null,
    isRival: (own, theirs) => own.logic?.class === theirs.logic?.class && areOpposed(own, theirs, language),
    mayBe: () => true,
    isRun: false,
    isFree: (own) => own.content && !isConverse(claim, claim.indexOf(own)),
    needsContent: false,
  };

  /** "Smaller than", "the sister of", "lost to Ghent": with both sides changed the opposite says the same. */
  function isConverse(items: readonly StatementItem[], at: number): boolean {
    const isThan = ({ logic }: StatementItem) => logic?.class === "comparison" && logic.sense === "t";
    if (items.some(isThan) || language.judging.logic.of.has(items[at + 1]?.lower ?? "")) return true;
    return items.filter(isOwnName).length > 1;
  }
}

/** "Heavier loads than those kept in the dark" beside "lighter loads": what it is held against may go without saying. */
function shareBeforeThan({ alignment: { claim }, differences, matched }: LaidClaim): number {
  const than = claim.findIndex(({ logic }) => logic?.class === "comparison" && logic.sense === "t");
  if (than < 0 || !claim.every((item, at) => at < than || !item.content || differences.added.includes(at))) return 0;
  return matched / claim.filter(({ content }, at) => content && at < than).length;
}
