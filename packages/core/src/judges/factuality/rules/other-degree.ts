import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isNegation, negationBalance } from "./shared/negation-balance.ts";
import { otherLogic } from "./shared/other-logic.ts";

export const otherDegree: ContradictionRule = {
  id: "other-degree",
  kind: "contradiction",
  issueType: "OTHER",
  find: otherDegreeOf,
};

function otherDegreeOf(laid: LaidClaim): Contradiction | undefined {
  return (
    otherLogic(laid, ["quantifier", "modality", "phase", "exception", "condition", "only"]) ??
    allOfPart(laid) ??
    otherBound(laid)
  );
}

const MIN_SHARE = 0.75;

/** "All of the interest" beside "half of the interest". */
function allOfPart(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, language, share } = laid;
  const { claim, source, pairs } = alignment;
  if (share < MIN_SHARE || !isAnchored || differences.other.length > 0 || negationBalance(laid) !== 0) return undefined;
  const met = new Set(pairs.filter(({ match }) => match !== "other-function").map((pair) => pair.source));
  for (const at of differences.logicAdded) {
    const { logic } = claim[at]!;
    if (logic?.class !== "quantifier" || logic.sense !== "a") continue;
    const noun = claim.findIndex((item, place) => place > at && item.content);
    const place = pairs.find((pair) => pair.claim === noun && pair.match !== "other")?.source ?? -1;
    const { of } = language.judging.logic;
    const { determiners } = language.judging.roles;
    let before = place - 1;
    while (before > 0 && (of.has(source[before]!.lower) || determiners.has(source[before]!.lower))) before -= 1;
    const isCounted = before < place - 1 && isFewer(source[before], source[place]!);
    const part = partBefore(at);
    if (part !== undefined) return contradictionAt(laid, { claim: at, source: part, match: "other" });
    if (before >= 0 && !met.has(before) && (isPart(source[before]!) || isCounted)) {
      return contradictionAt(laid, { claim: at, source: before, match: "other" });
    }
  }
  return undefined;

  /** "All of the bridge's supports" beside "four of the bridge's six supports". */
  function partBefore(at: number): number | undefined {
    const behind = pairs.find((pair) => pair.claim === at + 1)?.source ?? 0;
    const few = source[behind - 1];
    if (few === undefined || met.has(behind - 1) || !language.judging.logic.of.has(source[behind]!.lower))
      return undefined;
    const isWhole = (item: StatementItem, by: number) => !met.has(behind + by) && isFewer(few, item);
    const end = source.findIndex(({ gapBefore }, place) => place > behind && gapBefore !== "none");
    return source.slice(behind, Math.min(end < 0 ? source.length : end, behind + REACH)).some(isWhole)
      ? behind - 1
      : undefined;
  }
}

/** How far behind the part the whole may be counted. */
const REACH = 6;

/** "At least two metres" beside "at most two metres". */
function otherBound(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, matched, share } = laid;
  if (share < MIN_SHARE || matched < 3 || !isAnchored || negationBalance(laid) !== 0) return undefined;
  if (differences.other.some((pair) => alignment.claim[pair.claim]!.value === null) || differences.added.length > 0) {
    return undefined;
  }
  // "No longer than seven days" is "at most seven days".
  if ([...alignment.claim, ...alignment.source].some(isNegation)) return undefined;
  const pair = alignment.pairs.find(({ claim, source }) => {
    const [own, theirs] = [boundOf(alignment.claim[claim]!), boundOf(alignment.source[source]!)];
    return own !== undefined && theirs !== undefined && own.value === theirs.value && own.isLeast !== theirs.isLeast;
  });
  return pair && contradictionAt(laid, pair);
}

function boundOf({ value }: StatementItem): { readonly value: number; readonly isLeast: boolean } | undefined {
  if (value === null || !("quantity" in value)) return undefined;
  const { approx, value: amount } = value.quantity;
  if (approx === undefined || approx === "about" || approx === "below") return undefined;
  return { value: amount, isLeast: approx === "at-least" || approx === "over" };
}

function isPart({ value }: StatementItem): boolean {
  if (value === null || !("quantity" in value)) return false;
  const { kind, value: share, approx } = value.quantity;
  if (approx !== undefined) return false;
  return (kind === "fraction" && share < 1) || (kind === "percent" && share < 100);
}

/** "400 of the 650". */
function isFewer(part: StatementItem | undefined, whole: StatementItem): boolean {
  const [few, all] = [countOf(part), countOf(whole)];
  return few !== undefined && all !== undefined && few < all;
}

function countOf(item: StatementItem | undefined): number | undefined {
  const { value } = item ?? {};
  if (value == null || !("quantity" in value) || value.quantity.approx !== undefined) return undefined;
  return value.quantity.kind === "number" ? value.quantity.value : undefined;
}
