import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { isVoiceChange } from "../alignment/voice-change.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isInLabel } from "./shared/is-in-label.ts";
import { isMeasured, isOfSubject } from "./shared/is-of-subject.ts";
import { isTight } from "./shared/is-tight.ts";
import { negationBalance } from "./shared/negation-balance.ts";
import { type Filling, otherInPlace } from "./shared/other-in-place.ts";
import { tellsApart } from "./shared/tells-apart.ts";

const MIN_SHARE = 0.75;
const MIN_MATCHED = 2;
const MIN_MATCHED_BESIDE = 3;

export const otherName: ContradictionRule = {
  id: "other-name",
  kind: "contradiction",
  issueType: "NAME",
  find: (laid) => {
    const found = contradictedName(laid) ?? otherFirstName(laid) ?? otherInPlace(laid, nameFilling(laid));
    return found === undefined ||
      isVoiceChange(laid.plain.claim, laid.plain.source, laid.language.judging) ||
      isInLabel(laid, found.source) ||
      isOfAnotherThing(laid, found.slot)
      ? undefined
      : found;
  },
};

/** "Serve the Valdecoso at 8 degrees": a name with an article is one of several things, which have figures of their own. */
function isOfAnotherThing({ alignment: { claim }, language }: LaidClaim, slot: number | undefined): boolean {
  const before = claim[(slot ?? 0) - 1]?.lower ?? "";
  return language.judging.roles.determiners.has(before) && isMeasured(claim, slot ?? 0);
}

/** "Geschäftsführer Thomas Vogt" beside "Geschäftsführerin Katrin Vogt": one family name, and nobody of the first name in the source. */
function otherFirstName(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, matched, otherWords, source } = laid;
  const { claim } = alignment;
  if (differences.added.length > 0 || matched < MIN_MATCHED_BESIDE || negationBalance(laid) !== 0) return undefined;
  const pair = otherWords.at(-1);
  if (pair === undefined || otherWords.length !== differences.other.length || !areNames(laid, pair)) return undefined;
  const isTitle = (one: ItemPair) =>
    one === pair || (one.claim === pair.claim - 1 && one.source === pair.source - 1 && isKin(laid, one));
  if (!otherWords.every(isTitle)) return undefined;
  const family = alignment.pairs.find((one) => one.claim === pair.claim + 1 && one.source === pair.source + 1);
  if (family?.match !== "same" || !laid.isOwnName(claim[family.claim]!)) return undefined;
  // "The Lighthouse Room" beside "the Harbour Room": things have an article, and there may be many of a kind.
  if (laid.language.judging.roles.determiners.has(claim[pair.claim - 1]?.lower ?? "")) return undefined;
  return source.places.has(claim[pair.claim]!.stem) ? undefined : contradictionAt(laid, pair);
}

/** A name the source knows, in the place of another one; what a claim opens with may be another thing. */
function nameFilling({ isOwnName, isTheirName, language, opening, plain: { claim }, source }: LaidClaim): Filling {
  return {
    isMine: (item) => item.value === null && isOwnName(item),
    isRival: (own, theirs) => theirs.value === null && isTheirName(theirs) && !areAkin(own.lower, theirs.lower),
    mayBe: (run) =>
      run[0] !== opening &&
      run.every((at) => source.places.has(claim[at]!.stem)) &&
      !(isMeasured(claim, run[0]!) && isOfSubject(claim, run[0]!, language)),
    isRun: true,
    needsContent: true,
  };
}

/** "Geschäftsführer", "Geschäftsführerin". */
function isKin({ alignment: { claim, source } }: LaidClaim, pair: ItemPair): boolean {
  return areAkin(claim[pair.claim]!.lower, source[pair.source]!.lower);
}

/** One name, of one or more words, in the place of another, while the rest is the same. */
function contradictedName(laid: LaidClaim): Contradiction | undefined {
  const { alignment, content, differences, matched, otherWords, resolved } = laid;
  const [first] = otherWords;
  const last = otherWords.at(-1);
  if (first === undefined || last === undefined || otherWords.length !== differences.other.length) return undefined;
  if (differences.added.length > 0 || matched < MIN_MATCHED) return undefined;
  // Of somebody or something else the same may be true.
  if (!laid.isAnchored || isOfSubject(alignment.claim, first.claim, laid.language)) return undefined;
  // A name of several words counts as one.
  if ((matched + resolved.size) / (content - otherWords.length + 1) < MIN_SHARE) return undefined;
  if (!otherWords.every((pair, at) => isNext(otherWords[at - 1], pair))) return undefined;
  if (isOneOfMany(laid, last) || tellsApart(laid, first.source)) return undefined;
  if (!isTight(alignment, first, last) || negationBalance(laid) !== 0) return undefined;
  // Last, since names cost most to find.
  if (!otherWords.every((pair) => areNames(laid, pair))) return undefined;
  return contradictionAt(laid, first, last);
}

/** "The Team plan" among several plans: another plan is another thing, and what holds for it stands nowhere. */
function isOneOfMany({ alignment: { claim }, source: { places, words } }: LaidClaim, { claim: at }: ItemPair): boolean {
  const kind = claim[at + 1];
  if (kind === undefined || !kind.content || kind.capitalised || kind.value !== null) return false;
  return new Set(places.get(kind.stem)?.map((place) => words[place - 1]?.lower)).size > 1;
}

function areNames({ alignment, isOwnName, isTheirName }: LaidClaim, { claim, source }: ItemPair): boolean {
  const own = alignment.claim[claim]!;
  const theirs = alignment.source[source]!;
  return isOwnName(own) && isTheirName(theirs) && !areAkin(own.lower, theirs.lower);
}

/** "Georgia" and "Georgian": the place and its people. */
export function areAkin(a: string, b: string): boolean {
  return (a.startsWith(b) || b.startsWith(a)) && Math.min(a.length, b.length) >= 4;
}

function isNext(before: ItemPair | undefined, pair: ItemPair): boolean {
  return before === undefined || (pair.claim === before.claim + 1 && pair.source === before.source + 1);
}
