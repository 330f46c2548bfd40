import { isSameValue } from "../../../../text/index.ts";
import { matchOf } from "../../alignment/align-items.ts";
import { compareToSource } from "../../alignment/compare-to-source.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { isToldOtherwise } from "./may-follow.ts";
import { isSame } from "./places.ts";

type Row = readonly StatementItem[];

/**
 * Whether the claim may have its value from what the sentence says, worked out: a difference, the rest
 * of a whole, what is left after an exception, what the sentence tells otherwise.
 */
export function mayBeWorkedOut(laid: LaidClaim, found: Contradiction): boolean {
  const {
    plain: { claim, source },
    span,
    language,
  } = laid;
  const at = claim.findIndex(({ start }) => start === found.claim.start + span.start);
  const place = source.findIndex(({ start }) => start === found.source.start);
  if (at < 0 || place < 0) return false;
  if (isDifference(claim, at) !== isDifference(source, place) || isToldOtherwise(laid, claim[at]!)) return true;
  const part = partAround(source, place, language.judging.logic.and);
  return (
    isRest(claim, at, part, source, place) ||
    isExcepted(source, place) ||
    isReckoned(claim, at, part, source) ||
    isOfDifference(claim, at, source, place, language.judging.logic.and)
  );
}

/** "150 grams less than the other": no weight of its own. */
function isDifference(items: Row, at: number): boolean {
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const behind = items.slice(at + 1, Math.min(end < 0 ? items.length : end, at + 4));
  return behind.some(({ logic }, by) => logic?.class === "comparison" && (by < 2 ? "mlt" : "t").includes(logic.sense));
}

/** "60 percent are men" beside "40 percent are women, the rest men", "four of the ten" beside "six of the ten". */
function isRest(claim: Row, at: number, part: Row, source: Row, place: number): boolean {
  const [own, theirs] = [figureOf(claim[at]!), figureOf(source[place]!)];
  if (own === undefined || theirs === undefined) return false;
  // The sentence has the whole and the other part of it, and either may stand in the place of the claim's.
  const isOther = (item: StatementItem, by: number) =>
    [own + theirs, theirs - own].includes(figureOf(item) ?? Number.NaN) &&
    matchOf(claim[at]!, item) === "other" &&
    !isDifference(source, by);
  const isComplete = Math.abs(own + theirs - wholeOf(claim[at]!)) < 1e-6;
  if (!isComplete && !source.some(isOther)) return false;
  // "Men", of whom another part of the sentence speaks.
  const isIn = (item: StatementItem, row: Row) => row.some((other) => isSame(item, other));
  return claim.some((item, by) => by !== at && item.content && !isIn(item, part) && isIn(item, source));
}

function kindOf({ value }: StatementItem): string {
  return value !== null && "quantity" in value ? value.quantity.kind : "";
}

function wholeOf(item: StatementItem): number {
  const kind = kindOf(item);
  return kind === "percent" ? 100 : kind === "fraction" ? 1 : Number.NaN;
}

function figureOf({ value }: StatementItem): number | undefined {
  return value !== null && "quantity" in value ? value.quantity.value : undefined;
}

/** "By 20" beside "from 80 to 60", "6 euros" beside "12 euros, children half". */
function isReckoned(claim: Row, at: number, part: Row, source: Row): boolean {
  const own = claim[at]!;
  if (own.value === null || !("quantity" in own.value)) return false;
  const { quantity } = own.value;
  const { value: figure } = quantity;
  // "Nearly 900" beside "1,340, two thirds of them pine"; "less than 900" would be nearly anything.
  const isBound = !(quantity.approx === undefined || quantity.approx === "about" || quantity.approx === "below");
  const mayBe = (value: number) =>
    value === figure || (!isBound && isSameValue(compareToSource(quantity, { ...quantity, value, approx: undefined })));
  // Who tells a figure again tells the other beside it. "From 80 to 60 euros": the first is told without its unit.
  const isTold = (item: StatementItem) => claim.some((other) => other.value !== null && isSame(other, item));
  const isLike = (item: StatementItem) => matchOf(own, item) === "other" || kindOf(item) === "number";
  const figuresIn = (row: Row) => row.flatMap((item) => (isLike(item) && !isTold(item) ? (figureOf(item) ?? []) : []));
  if (sharesIn(source).some((share) => figuresIn(source).some((one) => mayBe(one * share)))) return true;
  const [one, two, ...others] = figuresIn(part);
  return one !== undefined && two !== undefined && others.length === 0 && Math.abs(one - two) === figure;
}

/** "82,300 in 2011" beside "87,400, 5,100 more than in 2011": what the claim names with the difference had the other figure. */
function isOfDifference(claim: Row, at: number, source: Row, place: number, and: ReadonlySet<string>): boolean {
  const [own, theirs] = [figureOf(claim[at]!), figureOf(source[place]!)];
  if (own === undefined || theirs === undefined) return false;
  return source.some((item, by) => {
    const difference = figureOf(item);
    if (difference === undefined || by === place || !isDifference(source, by)) return false;
    const isMore = source
      .slice(by + 1, by + 4)
      .some(({ logic }) => logic?.class === "comparison" && logic.sense === "m");
    if (own !== (isMore ? theirs - difference : theirs + difference)) return false;
    const than = partAround(source, by, and).filter((one) => one !== item && (one.content || one.value !== null));
    return than.some((one) => claim.some((other, index) => index !== at && isSame(other, one)));
  });
}

function sharesIn(items: Row): readonly number[] {
  return items.flatMap((item) => (Number.isNaN(wholeOf(item)) ? [] : figureOf(item)! / wholeOf(item)));
}

/** "Every day except Sunday". */
function isExcepted(source: Row, place: number): boolean {
  return source
    .slice(Math.max(0, place - 2), place)
    .some(({ logic }) => logic?.class === "exception" && "xd".includes(logic.sense));
}

/** What stands between two commas or joins. */
function partAround(items: Row, at: number, and: ReadonlySet<string>): Row {
  const isCut = ({ gapBefore, lower }: StatementItem) => gapBefore !== "none" || and.has(lower);
  const to = items.findIndex((item, place) => place > at && isCut(item));
  const from = items.findLastIndex((item, place) => place <= at && isCut(item));
  return items.slice(Math.max(0, from), to < 0 ? items.length : to);
}
