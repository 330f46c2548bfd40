import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { isNegation } from "./shared/negation-balance.ts";

/** This much of the claim must be said before the rest counts as the one difference. */
const MIN_SHARE = 0.8;
const MIN_MATCHED = 3;

export const ruledOut: ContradictionRule = {
  id: "ruled-out",
  kind: "contradiction",
  issueType: "OTHER",
  find: ruledOutPart,
};

function ruledOutPart(laid: LaidClaim): Contradiction | undefined {
  const { differences, matched, share } = laid;
  if (share < MIN_SHARE || matched < MIN_MATCHED || differences.other.length > 1) return undefined;
  return inContrast(laid) ?? beyondOnly(laid) ?? onlyAnother(laid);
}

/** "To Porto, not to Lisbon" beside "to Lisbon". */
function inContrast({ alignment, differences, language, span }: LaidClaim): Contradiction | undefined {
  const { claim, source, pairs } = alignment;
  if (differences.other.length > 0 || differences.logicAdded.length > 0) return undefined;
  const met = new Map(pairs.filter(({ match }) => match !== "other").map((pair) => [pair.source, pair.claim]));
  const cue = source.findIndex((_, at) => !met.has(at) && isContrast(source, at, language));
  if (cue < 0) return undefined;
  // What is ruled out, up to the next comma; and what holds in its stead, right before.
  const end = source.findIndex(({ gapBefore }, at) => at > cue && gapBefore !== "none");
  const denied = source.flatMap(({ content }, at) => (content && at > cue && (end < 0 || at < end) ? [at] : []));
  const affirmed = source.findLastIndex(({ content }, at) => at < cue && content);
  // Without a statement that both sides share before it, nothing is ruled out.
  if (![...met.keys()].some((at) => at < cue && source[at]!.content)) return undefined;
  // "Not to the one in the centre, which is full".
  const { relative } = language.judging.restatements;
  if (end >= 0 && relative.has(source[end]!.lower) && [...met.keys()].some((at) => at > end && source[at]!.content))
    return undefined;
  if (denied.length === 0 || !denied.every((at) => met.has(at)) || affirmed < 0 || met.has(affirmed)) return undefined;
  if (claim.some(isNegation) || source.slice(0, cue).some(isNegation)) return undefined;
  return between(
    denied.map((at) => met.get(at)!),
    denied,
    claim,
    source,
    span.start,
  );
}

/** ", not", "instead of", "statt". */
function isContrast(source: readonly StatementItem[], at: number, { judging }: LanguagePack): boolean {
  const { logic, gapBefore } = source[at]!;
  if (at === 0 || logic === undefined) return false;
  // "No less than 13".
  if (source[at + 1]?.logic?.class === "comparison" && logic.class === "negation") return false;
  if (logic.class === "negation")
    return logic.sense === "n" && gapBefore !== "none" && judging.negations.has(source[at]!.lower);
  if (logic.class !== "exception") return false;
  const next = source[at + 1];
  const isTied =
    judging.logic.of.has(next?.lower ?? "") || (next?.logic?.class === "comparison" && next.logic.sense === "t");
  return logic.sense === "d" || (logic.sense === "i" && isTied);
}

/** "At both reefs" beside "only at the northern reef". */
function beyondOnly({
  alignment: { claim, source, pairs },
  differences,
  language,
  span,
}: LaidClaim): Contradiction | undefined {
  const only = differences.logicSkipped.find((at) => isOnly(source[at]!));
  if (only === undefined || differences.other.length > 0) return undefined;
  for (const at of differences.logicAdded) {
    const { logic } = claim[at]!;
    if (logic?.class !== "quantifier" || !"ab".includes(logic.sense)) continue;
    const noun = claim.findIndex((item, place) => place > at && item.content);
    const place = pairs.find((pair) => pair.claim === noun)?.source ?? -1;
    const narrowed = source.slice(only + 1, place);
    if (place < only || narrowed.length === 0 || narrowed.some(({ gapBefore }) => gapBefore !== "none")) continue;
    // "Only the members": nothing narrows them down.
    if (!narrowed.some((item) => item.content)) continue;
    if (claim.slice(at + 1, noun).some(({ lower }) => !language.judging.roles.determiners.has(lower))) continue;
    return between([at, noun], [only, place], claim, source, span.start);
  }
  return undefined;
}

/** "Only in the Komfort plan" beside "only in the Basic plan". */
function onlyAnother({ alignment: { claim, source, pairs }, differences, span }: LaidClaim): Contradiction | undefined {
  if (differences.other.length + differences.logicAdded.length > 0 || claim.some(isNegation)) return undefined;
  const pair = pairs.find((one) => isOnly(claim[one.claim]!) && isOnly(source[one.source]!));
  if (pair === undefined) return undefined;
  const [own, theirs] = [phraseBehind(claim, pair.claim), phraseBehind(source, pair.source)];
  const placeOf = (at: number) => pairs.find((one) => one.claim === at)?.source;
  const beyond = own.filter((at) => !theirs.includes(placeOf(at) ?? -1));
  const left = theirs.filter((at) => !pairs.some((one) => one.source === at));
  if (beyond.length === 0 || left.length === 0 || beyond.some((at) => placeOf(at) === undefined)) return undefined;
  return between(beyond, left, claim, source, span.start);
}

/** The content behind a word up to the next comma. */
function phraseBehind(items: readonly StatementItem[], from: number): readonly number[] {
  const end = items.findIndex(({ gapBefore }, at) => at > from && gapBefore !== "none");
  return items.flatMap(({ content }, at) => (content && at > from && (end < 0 || at < end) ? [at] : []));
}

function isOnly({ logic }: StatementItem): boolean {
  return logic?.class === "only" && logic.sense === "o";
}

function between(
  own: readonly number[],
  theirs: readonly number[],
  claim: readonly StatementItem[],
  source: readonly StatementItem[],
  start: number,
): Contradiction {
  return {
    claim: { start: claim[Math.min(...own)]!.start - start, end: claim[Math.max(...own)]!.end - start },
    source: { start: source[Math.min(...theirs)]!.start, end: source[Math.max(...theirs)]!.end },
  };
}
