import type { LaidClaim } from "../alignment/laid-claim.ts";
import { areTwoKinds } from "../embedded/same-meaning.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isOfSubject } from "./shared/is-of-subject.ts";
import { isTight } from "./shared/is-tight.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.75;
const MIN_MATCHED = 3;

export const otherWord: ContradictionRule = {
  id: "other-word",
  kind: "contradiction",
  issueType: "OTHER",
  find: contradictedThing,
};

function contradictedThing(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isOwnName, isTheirName, language, matched, opening, otherWords, resolved, share } =
    laid;
  const [pair] = otherWords;
  if (pair === undefined || differences.other.length > 1 || differences.added.length > 0) return undefined;
  // A small word more, and the rest may be said in another way: "pass into the ownership of".
  const { determiners } = language.judging.roles;
  if (alignment.added.some((at) => !resolved.has(at) && !determiners.has(alignment.claim[at]!.lower))) return undefined;
  const own = alignment.claim[pair.claim]!;
  const theirs = alignment.source[pair.source]!;
  // "Green" beside "orange". Of two words nobody told apart, one may be a broader one for the same: "metal" beside "steel".
  if (!areTwoKinds(own.lower, theirs.lower, language)) return undefined;
  if (
    matched < MIN_MATCHED ||
    share < MIN_SHARE ||
    pair.claim === opening ||
    isOfSubject(alignment.claim, pair.claim, language)
  )
    return undefined;
  const { logicAdded, logicChanged, logicSkipped } = differences;
  if (logicAdded.length + logicChanged.length + logicSkipped.length > 0) return undefined;
  if (alignment.pairs.filter(({ match }) => match === "other-function").length > 1) return undefined;
  // "Vehicles …, 50 euros for each scooter": one thing under two names.
  if (alignment.source.some(({ stem }) => stem === own.stem)) return undefined;
  // Behind a comma stands something else ("4 miles long", "4 miles, easy"), or the same thing under another title.
  if (own.gapBefore !== "none" || theirs.gapBefore !== "none") return undefined;
  // A text that breaks off there may have meant to say the rest.
  const next = alignment.source[pair.source + 1];
  if (pair.claim === alignment.claim.length - 1 && next?.gapBefore === "none") return undefined;
  if (!isTight(alignment, pair) || negationBalance(laid) !== 0) return undefined;
  // Last, since names cost most to find.
  if (isOwnName(own) || isTheirName(theirs)) return undefined;
  return contradictionAt(laid, pair);
}
