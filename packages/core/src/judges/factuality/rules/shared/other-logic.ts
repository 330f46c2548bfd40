import type { LogicClass, LogicWord } from "../../../../languages/parts/logic-words.ts";
import type { Alignment, ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { contradictionAt } from "./contradiction-at.ts";
import { negationBalance } from "./negation-balance.ts";

const MIN_SHARE = 0.65;

/** A small word of the claim that rules out the one the source has in its place. */
export function otherLogic(laid: LaidClaim, classes: readonly LogicClass[]): Contradiction | undefined {
  const { alignment, differences, isAnchored, matched, share } = laid;
  if (share < MIN_SHARE || matched < 2 || !isAnchored) return undefined;
  // "Cannot be changed after" is "may be changed until": two turns are none.
  if (negationBalance(laid) !== 0) return undefined;
  if (differences.other.some((pair) => alignment.claim[pair.claim]!.value !== null)) return undefined;
  // Words of number that the claim has more and the sentence has more, before the same thing.
  const isNumber = (item: StatementItem) => item.logic?.class === "quantifier";
  const apart = differences.logicAdded
    .filter((at) => isNumber(alignment.claim[at]!))
    .flatMap((claim) =>
      differences.logicSkipped
        .filter((at) => isNumber(alignment.source[at]!))
        .map((source): ItemPair => ({ claim, source, match: "other-function" })),
    );
  const pair = [...differences.logicChanged, ...apart].find(({ claim, source }) => {
    const own = alignment.claim[claim]!.logic!;
    return (
      classes.includes(own.class) &&
      // "Asked for more hours" beside "got fewer hours" compares something else.
      !(own.class === "comparison" && laid.otherWords.some((other) => isWithin(alignment.claim, claim, other.claim))) &&
      isRuledOut(own, alignment.source[source]!.logic!) &&
      !isSaidAgain(alignment.source, source, own) &&
      !isInThatCase(laid, source) &&
      haveSameObject(alignment, claim, source)
    );
  });
  return pair && contradictionAt(laid, pair);
}

/** "Unless it is on an island, in which case two days are added": what is added is so if it is. */
function isInThatCase({ alignment: { source }, language, met }: LaidClaim, place: number): boolean {
  if (source[place]!.logic?.class !== "exception") return false;
  const end = source.findIndex(({ gapBefore }, at) => at > place && gapBefore !== "none");
  const isTold = source.some(({ content }, at) => content && at > end && met.has(at));
  return end >= 0 && language.judging.logic.prepositions.has(source[end]!.lower) && isTold;
}

/** "A few refused" beside "most signed; a few refused". */
function isSaidAgain(items: readonly StatementItem[], place: number, own: LogicWord): boolean {
  const isOwn = ({ logic }: StatementItem) => logic?.class === "quantifier" && logic.sense === own.sense;
  return own.class === "quantifier" && items.some((item, at) => at !== place && isOwn(item));
}

/** True when no comma parts two places. */
function isWithin(items: readonly StatementItem[], one: number, other: number): boolean {
  return items.slice(Math.min(one, other) + 1, Math.max(one, other) + 1).every(({ gapBefore }) => gapBefore === "none");
}

/** True when both small words stand before the same thing: "until Monday" does not rule "from January" out. */
function haveSameObject({ claim, source, pairs }: Alignment, own: number, theirs: number): boolean {
  const next = claim.findIndex((item, at) => at > own && item.content);
  const place = source.findIndex((item, at) => at > theirs && item.content);
  // "Voted in favour", "voted against": nothing follows, so what stands before must be the same.
  if (next < 0 && claim[own]!.logic!.class === "relation") {
    const before = claim.findLastIndex((item, at) => at < own && item.content);
    const there = source.findLastIndex((item, at) => at < theirs && item.content);
    return pairs.some((pair) => pair.claim === before && pair.source === there && pair.match !== "other");
  }
  return pairs.some((pair) => pair.claim === next && pair.source === place && pair.match !== "other");
}

/** By class the senses of the claim's word, each with those of the source that it rules out; letters as in the packs. */
const RULED_OUT: Partial<Readonly<Record<LogicClass, Readonly<Record<string, string>>>>> = {
  time: { b: "asf", u: "asf", y: "asf", a: "buy", s: "buy", f: "buy" },
  comparison: { m: "le", l: "me", e: "ml", o: "u", u: "o", i: "j", j: "i" },
  relation: { f: "g", g: "f" },
  quantifier: { a: "msfhn", m: "fhs", n: "f", f: "amn" },
  modality: { t: "kmsy", k: "t", m: "t", y: "t" },
  phase: { a: "sy", s: "a", y: "a" },
};

export function isRuledOut(own: LogicWord, theirs: LogicWord): boolean {
  if (own.class === "exception" || theirs.class === "exception") {
    return [own, theirs].some(isExcepting) && [own, theirs].some(isTakingIn);
  }
  return own.class === theirs.class && (RULED_OUT[own.class]?.[own.sense] ?? "").includes(theirs.sense);
}

/** "Unless", "except". */
function isExcepting(word: LogicWord): boolean {
  return word.class === "exception" && word.sense === "x";
}

/** "If", "even". */
function isTakingIn(word: LogicWord): boolean {
  return (word.class === "condition" && word.sense === "c") || (word.class === "only" && !"olf".includes(word.sense));
}
