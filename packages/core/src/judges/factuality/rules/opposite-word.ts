import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { areOpposed } from "./shared/are-opposed.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.65;
/** With more words of its own the claim speaks of something else. */
const MAX_OTHER_WORDS = 2;

export const oppositeWord: ContradictionRule = {
  id: "opposite-word",
  kind: "contradiction",
  issueType: "OPPOSITE",
  find: contradictedWord,
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

/** "Heavier loads than those kept in the dark" beside "lighter loads": what it is held against may go without saying. */
function shareBeforeThan({ alignment: { claim }, differences, matched }: LaidClaim): number {
  const than = claim.findIndex(({ logic }) => logic?.class === "comparison" && logic.sense === "t");
  if (than < 0 || !claim.every((item, at) => at < than || !item.content || differences.added.includes(at))) return 0;
  return matched / claim.filter(({ content }, at) => content && at < than).length;
}
