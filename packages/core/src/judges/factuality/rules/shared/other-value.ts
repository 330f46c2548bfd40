import type { LogicWord } from "../../../../languages/parts/logic-words.ts";
import { type Alignment, type ItemPair, isLoose, matchOf } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { namesLabel } from "../../alignment/list-label.ts";
import { partAround } from "../../alignment/part-around.ts";
import type { StatementItem, StatementValue } from "../../alignment/statement-item.ts";
import type { SourceText } from "../../source-text.ts";
import type { Contradiction } from "../rule.ts";
import { saysOpposite } from "./are-opposed.ts";
import { contradictionAt } from "./contradiction-at.ts";
import { isInLabel } from "./is-in-label.ts";
import { isOfAnAside } from "./is-of-an-aside.ts";
import { isOfSubject } from "./is-of-subject.ts";
import { isTight } from "./is-tight.ts";
import { negationBalance } from "./negation-balance.ts";
import { type Filling, otherInPlace } from "./other-in-place.ts";
import { isSame } from "./places.ts";
import { tellsApart } from "./tells-apart.ts";
import { haveOtherOrder } from "./turns.ts";
import { mayBeWorkedOut } from "./worked-out.ts";

/** This much of the claim must be said before two values are values of the same thing. */
const MIN_SHARE = 0.65;

/** The one value of a claim that the sentence gives differently, of the same thing. */
export function otherValue(
  laid: LaidClaim,
  isMine: (own: StatementValue, theirs: StatementValue) => boolean,
): Contradiction | undefined {
  if (!mayFace(laid.plain, isMine) && !mayFace(laid.alignment, isMine)) return undefined;
  const found = facingValue(laid, isMine) ?? otherInPlace(laid, valueFilling(laid, isMine)) ?? soleValue(laid, isMine);
  if (found === undefined || isInLabel(laid, found.source) || isOfAnAside(laid, found)) return undefined;
  return isToldFromTheOtherSide(laid) || mayBeWorkedOut(laid, found) ? undefined : found;
}

/** "Second behind Asten" beside "first ahead of Rodau": the value of the other one of the two. */
function isToldFromTheOtherSide(laid: LaidClaim): boolean {
  const { claim, source } = laid.plain;
  const namesOf = (items: readonly StatementItem[]) => items.filter(({ capitalised }) => capitalised);
  return haveOtherOrder(namesOf(claim), namesOf(source)) && saysOpposite(claim, source, laid.language);
}

/** Most sentences have no value of the kind: nothing dearer needs to be asked then. */
function mayFace(
  { claim, source }: Alignment,
  isMine: (own: StatementValue, theirs: StatementValue) => boolean,
): boolean {
  return claim.some(
    ({ value: own }) => own !== null && source.some(({ value: theirs }) => theirs !== null && isMine(own, theirs)),
  );
}

/** "Interest of 18 % is charged on late payments" beside "Late payments are charged 8 % interest": each has one value, and all the rest is said. */
function soleValue(
  laid: LaidClaim,
  isMine: (own: StatementValue, theirs: StatementValue) => boolean,
): Contradiction | undefined {
  const { claim, source } = laid.plain;
  const [[at, ...more], [place, ...others]] = [valuesIn(claim), valuesIn(source)];
  if (at === undefined || place === undefined || more.length + others.length > 0) return undefined;
  const [own, theirs] = [claim[at]!, source[place]!];
  if (matchOf(own, theirs) !== "other" || !isMine(own.value!, theirs.value!)) return undefined;
  if (isRelative(own) || isRelative(theirs) || isAge(own) || isBareNumber(claim, at)) return undefined;
  const content = claim.filter((item) => item.content && item !== own);
  if (content.length < 2 || !content.every((item) => source.some((other) => isSame(item, other)))) return undefined;
  if (source.some(({ gapBefore }, by) => by > 0 && gapBefore !== "none")) return undefined;
  const { step } = laid.language.judging.logic;
  if (isDifference(claim, at, step) !== isDifference(source, place, step)) return undefined;
  if (haveOtherLeads(claim, at, source, place) || logicOf(claim) !== logicOf(source)) return undefined;
  return {
    claim: { start: own.start - laid.span.start, end: own.end - laid.span.start },
    source: { start: theirs.start, end: theirs.end },
    slot: at,
  };
}

function valuesIn(items: readonly StatementItem[]): readonly number[] {
  return items.flatMap(({ value }, at) => (value === null ? [] : [at]));
}

/** "Line 11", "Version 3.2". */
function isBareNumber(items: readonly StatementItem[], at: number): boolean {
  const { gapBefore, text } = items[at]!;
  return /^[\d.]+$/.test(text) && items[at - 1]?.content === true && gapBefore === "none";
}

/** The small words that bound, deny or count, in order. */
function logicOf(items: readonly StatementItem[]): string {
  const told = items.flatMap(({ logic }) =>
    logic === undefined || MILD.has(logic.class) ? [] : [logic.class + logic.sense],
  );
  return told.toSorted().join();
}

const MILD: ReadonlySet<string> = new Set(["relation", "time", "cause", "modality"]);

function valueFilling(laid: LaidClaim, isMine: (own: StatementValue, theirs: StatementValue) => boolean): Filling {
  const { claim, source } = laid.plain;
  return {
    isMine: (item) => item.value !== null && !isRelative(item) && !isAge(item),
    isRival: (own, theirs) =>
      theirs.value !== null &&
      matchOf(own, theirs) === "other" &&
      !isRelative(theirs) &&
      isMine(own.value!, theirs.value),
    mayBe: ([at], unsaid) => {
      const own = claim[at!]!;
      const isSaid = source.some((item) => isSameFigure(own, item) || matchOf(own, item) === "value");
      const isNowhere = !laid.span.words.some(
        ({ start, end, stem }) => start >= own.start && end <= own.end && laid.source.places.has(stem) && stem !== "",
      );
      return !isBareNumber(claim, at!) && !isSaid && (unsaid === 0 || isNowhere);
    },
    isRun: false,
    needsContent: false,
  };
}

function facingValue(
  laid: LaidClaim,
  isMine: (own: StatementValue, theirs: StatementValue) => boolean,
): Contradiction | undefined {
  const { alignment, differences, isAnchored, opening, share } = laid;
  const { claim, source } = alignment;
  const facing = differences.other.filter((pair) => claim[pair.claim]!.value !== null);
  const stray = strayValues(laid);
  const [pair, ...others] = [...facing, ...stray];
  if (pair === undefined || !others.every((other, at) => isJoined(laid, [pair, ...others][at]!, other)))
    return undefined;
  // With more values of its own the claim tells of something else.
  if (differences.added.some((at) => claim[at]!.value !== null && at !== pair.claim)) return undefined;
  const own = claim[pair.claim]!;
  const theirs = source[pair.source]!;
  if (!isMine(own.value!, theirs.value!) || countOthers(claim, pair.claim, source, pair.source)) return undefined;
  // Another name beside it: the value of another thing.
  const isOtherThing =
    laid.otherWords.some((one) => claim[one.claim]!.capitalised && source[one.source]!.capitalised) ||
    differences.added.some((at) => laid.isOwnName(claim[at]!) && !laid.beside.shared.has(claim[at]!.stem));
  if (isOtherThing) return undefined;
  const isLabel = isLabelled(alignment, laid.language.judging.logic.references);
  const isSame =
    isLabel ||
    isOnlyDifference(laid) ||
    (share >= MIN_SHARE && laid.matched + laid.resolved.size >= 2) ||
    isOnlyValue(laid, pair);
  if (!isSame) return undefined;
  const mayOpen = stray.length === 0 && !isAge(own);
  const isAlone = isOnlyDifference(laid) || isOnlyValue(laid, pair);
  if (!isAnchored && !isAlone && !(mayOpen && pair.claim === opening)) return undefined;
  if (stray.length > 0 && pair.claim === opening) return undefined;
  const { step } = laid.language.judging.logic;
  if (isDifference(claim, pair.claim, step) !== isDifference(source, pair.source, step)) return undefined;
  if (haveOtherLeads(claim, pair.claim, source, pair.source)) return undefined;
  if (isNegatedBound(claim, pair.claim) !== isNegatedBound(source, pair.source)) return undefined;
  // "4,500 to each" beside "54,000 to twelve of them".
  const isEach = (at: number) => claim[at]!.logic?.class === "quantifier" && claim[at]!.logic!.sense === "a";
  if (differences.logicAdded.some((at) => at > pair.claim && isEach(at))) return undefined;
  if (isRelative(own) || isRelative(theirs) || isIdentifier(laid, pair)) return undefined;
  if (!(standsWithMatch(alignment, pair) || namesLabel(alignment)) || isSaidBeside(laid, pair)) return undefined;
  if (negationBalance(laid) !== 0) return undefined;
  // "Twelve of those present voted": what twelve of them did is not how many there were.
  const { of } = laid.language.judging.logic;
  if (laid.resolved.has(pair.claim + 1) && of.has(source[pair.source + 1]?.lower ?? "")) return undefined;
  return contradictionAt(laid, pair);
}

/** "On Mondays and Fridays" beside "on Wednesdays and Saturdays": two of one kind, joined alike, and none of them on both sides. */
function isJoined({ alignment: { claim, source }, language }: LaidClaim, one: ItemPair, two: ItemPair): boolean {
  const { and } = language.judging.logic;
  const join = claim[one.claim + 1];
  if (two.claim !== one.claim + 2 || two.source !== one.source + 2 || !and.has(join?.lower ?? "")) return false;
  const isApart = (a: ItemPair, b: ItemPair) => matchOf(claim[a.claim]!, source[b.source]!) === "other";
  return source[one.source + 1]!.lower === join!.lower && isApart(one, two) && isApart(two, one);
}

/** A value of the claim that meets nothing, beside the only value of its kind that the sentence says and the claim does not. */
function strayValues({ alignment: { claim, source, pairs }, differences }: LaidClaim): ItemPair[] {
  const met = new Set(pairs.map((pair) => pair.source));
  return differences.added.flatMap((at): ItemPair[] => {
    const own = claim[at]!;
    if (own.value === null) return [];
    const rivals = source.flatMap((item, place) =>
      item.value !== null && !met.has(place) && matchOf(own, item) === "other" ? [place] : [],
    );
    const [rival, ...others] = rivals;
    return rival === undefined || others.length > 0 ? [] : [{ claim: at, source: rival, match: "other" }];
  });
}

/** "Nine tables" beside "640 people": bare numbers of two things. */
function countOthers(claim: readonly StatementItem[], at: number, source: readonly StatementItem[], place: number) {
  const isBare = ({ value }: StatementItem) =>
    value !== null && "quantity" in value && value.quantity.kind === "number";
  const [own, theirs] = [claim[at + 1], source[place + 1]];
  if (!isBare(claim[at]!) || !isBare(source[place]!) || !own?.content || !theirs?.content) return false;
  return own.gapBefore === "none" && theirs.gapBefore === "none" && own.stem !== theirs.stem;
}

/** "Employees: 2,300", or "It has 2,300 employees" beside that: a label and its value. */
function isLabelled({ claim, source, pairs }: Alignment, references: ReadonlySet<string>): boolean {
  const content = claim.filter((item) => item.content);
  const value = pairs.find((pair) => claim[pair.claim]!.value !== null);
  return (
    content.length <= 3 &&
    value !== undefined &&
    (claim[value.claim]!.gapBefore === "clause" || references.has(claim[0]!.lower) || claim[0]!.content) &&
    source[value.source]!.gapBefore === "clause" &&
    content.every(
      (item) => item.value !== null || pairs.some((pair) => claim[pair.claim] === item && pair.match !== "other"),
    )
  );
}

/** True when the claim says something else of the same part of the sentence: behind a comma another subject may begin. */
function standsWithMatch({ claim, source, pairs }: Alignment, { source: at }: ItemPair): boolean {
  let from = at;
  let to = at;
  while (from > 0 && source[from]!.gapBefore === "none") from -= 1;
  while (to + 1 < source.length && source[to + 1]!.gapBefore === "none") to += 1;
  if (source[at]!.gapBefore === "clause" && from === at) return true;
  return pairs.some(
    (pair) => pair.source >= from && pair.source <= to && pair.match !== "other" && claim[pair.claim]!.content,
  );
}

/**
 * True when the sentence states the claimed value as well, of something or some time else: "every ten instead of every 15
 * minutes". Where all the rest of the claim stands in order around the other value, that something is another thing.
 */
function isSaidBeside(laid: LaidClaim, pair: ItemPair): boolean {
  const { claim, source, pairs, first, last } = laid.alignment;
  const own = claim[pair.claim]!;
  const isMet = (at: number) => pairs.some((one) => one.source === at && one.match === "value");
  // "Half of them borrow novels, a fifth textbooks."
  const countsMet = (at: number) =>
    source[at]?.gapBefore === "none" && pairs.some((one) => one.source === at && claim[one.claim]!.content);
  const isPart = (at: number) => at > first && at < last && !isParted(source, at, pair.source);
  // "The first goal was set up by Mori, the second by goalkeeper Teale".
  const isOfItsPart = (at: number) => {
    const [from, to] = partAround(source, at);
    if (pair.source >= from && pair.source < to) return false;
    const isThere = (one: ItemPair) => one.source >= from && one.source < to && claim[one.claim]!.content;
    return pairs.filter((one) => isThere(one) && !isLoose(one.match)).length > 1;
  };
  return source.some((item, at) => {
    if (item.value === null || isMet(at) || !(matchOf(own, item) === "value" || isSameFigure(own, item))) return false;
    return (
      isPart(at) || isOfItsPart(at) || isWhole(laid, pair.source) || countsMet(at + 1) || !isAllInOrder(laid, pair)
    );
  });
}

/** "Of the 24 owners, 19 were present": what the others are part of. */
function isWhole({ alignment: { source }, language: { judging } }: LaidClaim, at: number): boolean {
  return at > 1 && judging.logic.of.has(source[at - 2]!.lower) && !source[at - 1]!.content;
}

/** True when a comma stands between two places. */
function isParted(source: readonly StatementItem[], one: number, other: number): boolean {
  const between = source.slice(Math.min(one, other) + 1, Math.max(one, other) + 1);
  return between.some(({ gapBefore }) => gapBefore !== "none");
}

/** True when nothing but this pair differs, nothing has moved, and the words on both sides of it are the same. */
function isAllInOrder({ alignment, differences, plain }: LaidClaim, pair: ItemPair): boolean {
  const { added, other, logicAdded, logicChanged } = differences;
  if (added.length + logicAdded.length + logicChanged.length > 0 || other.length > 1) return false;
  const isNeighbour = (by: number) =>
    alignment.claim[pair.claim + by] === undefined ||
    alignment.pairs.some(
      ({ claim, source, match }) =>
        claim === pair.claim + by && source === pair.source + by && match !== "other" && match !== "other-function",
    );
  return plain.pairs.length === alignment.pairs.length && isNeighbour(-1) && isNeighbour(1) && isTight(alignment, pair);
}

function isSameFigure({ value: own }: StatementItem, { value: theirs }: StatementItem): boolean {
  if (own === null || theirs === null || !("quantity" in own) || !("quantity" in theirs)) return false;
  return theirs.quantity.kind === "number" && own.quantity.value === theirs.quantity.value;
}

/** "It cost 84 million" beside "It cost 48 million": every other word is the same, however few there are. */
function isOnlyDifference({ alignment: { claim, pairs, skipped }, differences, matched }: LaidClaim): boolean {
  const { added, other } = differences;
  const same = pairs.filter(({ match }) => match === "same" || match === "function" || match === "value").length;
  return matched > 0 && added.length === 0 && other.length === 1 && skipped.length === 0 && same === claim.length - 1;
}

/**
 * "France's population stands at 69 million" beside "The population of France is 67 million": all the names and most of
 * the nouns are the same, each side has one value, of one kind, and no small word puts it in proportion.
 */
function isOnlyValue(laid: LaidClaim, pair: ItemPair): boolean {
  const { claim, source } = laid.alignment;
  const own = claim[pair.claim]!.value!;
  const theirs = source[pair.source]!.value!;
  if (!("quantity" in own) || !("quantity" in theirs) || own.quantity.kind !== theirs.quantity.kind) return false;
  if (own.quantity.unit !== theirs.quantity.unit || own.quantity.currency !== theirs.quantity.currency) return false;
  const hasOne = (items: readonly StatementItem[]) => items.filter(({ value }) => value !== null).length === 1;
  if (!hasOne(claim) || !hasOne(source)) return false;
  if ([...claim, ...source].some(({ logic }) => logic !== undefined && logic.class !== "relation")) return false;
  const { overlap, shared } = laid.beside;
  // "The joining fee of the Youth plan" beside "the Youth plan costs 19 euros".
  if (!shared.has(claim[laid.opening]?.stem ?? "")) return false;
  const names = claim.filter((item) => item.content && laid.isOwnName(item));
  return overlap >= MIN_OVERLAP && shared.size > 1 && names.length > 0 && names.every(({ stem }) => shared.has(stem));
}

const MIN_OVERLAP = 0.5;

/** "The 24-year-old" is a name for somebody rather than a value. */
function isAge({ value }: StatementItem): boolean {
  return value !== null && "quantity" in value && value.quantity.kind === "age";
}

/** "By ten cents" tells a step, "to 2.10 dollars" where it led. */
function isDifference(items: readonly StatementItem[], at: number, step: ReadonlySet<string>): boolean {
  const before = items[at - 1];
  return before !== undefined && (before.silent || step.has(before.lower));
}

/** "For six months" says how long, "after two weeks" when. */
function haveOtherLeads(claim: readonly StatementItem[], at: number, source: readonly StatementItem[], place: number) {
  const [own, theirs] = [leadOf(claim, at), leadOf(source, place)];
  return own !== undefined && theirs !== undefined && own.class !== theirs.class;
}

/** The small word that says what a value is of; "about" says only how exact it is. */
function leadOf(items: readonly StatementItem[], at: number): LogicWord | undefined {
  const before = items.slice(0, at).findLast(({ logic }) => logic?.class !== "comparison");
  const { logic } = before ?? {};
  return logic?.class === "time" || logic?.class === "relation" ? logic : undefined;
}

/** "Not longer than seven days" is "at most seven days". */
function isNegatedBound(items: readonly StatementItem[], at: number): boolean {
  const before = items.slice(Math.max(0, at - 3), at);
  return before.some(({ logic }) => logic?.class === "negation");
}

/** "This year" and "next year" are told from different days. */
function isRelative({ value }: StatementItem): boolean {
  return value !== null && "date" in value && value.date.kind === "relative";
}

/** "Route 14 leaves at six": the source tells of the thing in a sentence of its own. */
function opensSentence({ places, ranges, words }: SourceText, [kind, number]: readonly StatementItem[]): boolean {
  return (places.get(kind!.stem) ?? []).some((place) => {
    const isFirst = ranges[words[place]!.sentence]!.from === place;
    return isFirst && words[place + 1]?.lower === number!.lower;
  });
}

/** A number that is part of a name: "the iPhone 15", "la sala 7", "bus line 12" among other bus lines. */
function isIdentifier(laid: LaidClaim, { claim: at, source: place }: ItemPair): boolean {
  const { claim } = laid.alignment;
  const { value, gapBefore, text } = claim[at]!;
  const before = claim[at - 1];
  if (value === null || !("quantity" in value) || value.quantity.kind !== "number") return false;
  if (gapBefore !== "none" || !/^[\d.]+$/.test(text) || !before?.content) return false;
  const inFront = claim.slice(0, at - 1);
  const largeNouns = laid.language.names.capitalisedNouns !== undefined;
  if (!largeNouns && before.capitalised && inFront.every((item) => !item.content || item.capitalised)) return true;
  const { determiners } = laid.language.judging.roles;
  if (inFront.every(({ lower }) => determiners.has(lower)) || tellsApart(laid, place)) return true;
  return isOfSubject(claim, at, laid.language) || opensSentence(laid.source, [before, claim[at]!]);
}
