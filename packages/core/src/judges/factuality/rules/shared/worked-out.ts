import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { isSame } from "./places.ts";

type Row = readonly StatementItem[];

/**
 * Whether the claim may have its value from what the sentence says, worked out: a difference, the rest
 * of a whole, what is left after an exception.
 */
export function mayBeWorkedOut({ plain: { claim, source }, span, language }: LaidClaim, found: Contradiction): boolean {
  const at = claim.findIndex(({ start }) => start === found.claim.start + span.start);
  const place = source.findIndex(({ start }) => start === found.source.start);
  if (at < 0 || place < 0) return false;
  if (isDifference(claim, at) !== isDifference(source, place)) return true;
  const part = partAround(source, place, language.judging.logic.and);
  return isRest(claim, at, part, source[place]!) || isExcepted(source, place);
}

/** "150 grams less than the other": no weight of its own. */
function isDifference(items: Row, at: number): boolean {
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const behind = items.slice(at + 1, Math.min(end < 0 ? items.length : end, at + 4));
  return behind.some(({ logic }, by) => logic?.class === "comparison" && (by < 2 ? "mlt" : "t").includes(logic.sense));
}

/** "60 percent are men" beside "40 percent are women, the rest men". */
function isRest(claim: Row, at: number, part: Row, rival: StatementItem): boolean {
  const [own, theirs] = [shareOf(claim[at]!), shareOf(rival)];
  if (own === undefined || theirs === undefined || Math.abs(own + theirs - 1) > 1e-6) return false;
  return !claim.every((item, by) => by === at || !item.content || part.some((other) => isSame(item, other)));
}

function shareOf({ value }: StatementItem): number | undefined {
  if (value === null || !("quantity" in value)) return undefined;
  const { kind, value: amount } = value.quantity;
  if (kind === "percent") return amount / 100;
  return kind === "fraction" ? amount : undefined;
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
