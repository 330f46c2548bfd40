import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { comparesOtherWayRound, saysOpposite } from "../shared/are-opposed.ts";
import { blockSwap } from "../shared/block-swap.ts";
import { isToldInClause } from "../shared/each-others-place.ts";
import { isMovedPart } from "../shared/is-moved-part.ts";
import { isCopula, isMutual } from "../shared/is-mutual.ts";
import { isSame, type Meeting, meetings } from "./meetings.ts";
import { arePlacedAlike, goesOn, isApart, isRoute, type Places, tellsApart } from "./places.ts";

/** A claim of less content has nothing that two parts could be told apart by. */
const MIN_CONTENT = 3;
/** In long sentences a word may stand for something else each time. */
const MAX_ITEMS = 60;

/** Two parts of a sentence that changed places around what stays: "oil is cheaper than gas". */
export function exchangedParts({ plain: { claim, source }, span, language }: LaidClaim): Contradiction | undefined {
  if (source.length > MAX_ITEMS) return undefined;
  if (comparesOtherWayRound(claim, source) || hasOwnClitic(claim, source, language)) return undefined;
  const met = meetings(claim, source);
  if (met.length < MIN_CONTENT) return undefined;
  const swap = blockSwap(met.map((one) => one.source));
  if (swap === undefined) return undefined;
  const [first, second] = [met.slice(swap.first.from, swap.first.to), met.slice(swap.second.from, swap.second.to)];
  const own: Places = { items: claim, first: first[0]!.claim, second: second[0]!.claim, end: second.at(-1)!.claim };
  const theirs: Places = {
    items: source,
    first: second[0]!.source,
    second: first[0]!.source,
    end: first.at(-1)!.source,
  };
  const between = source.slice(theirs.first + 1, theirs.second);
  if (isToldInClause(between, claim.slice(own.first + 1, own.second), language)) return undefined;
  if (!isAllMet(claim, met, own, source) || isMovedPart(own.second, claim, source)) return undefined;
  // Not of two values: "rose from 4 to 6" beside "fell from 6 to 4".
  if (claim[own.first]!.value === null && saysOpposite(claim, source, language)) return undefined;
  if (!arePlacedAlike(own, theirs, language) || !isApart(own, language) || !isApart(theirs, language)) return undefined;
  // "As large as" and "met" say the same with both sides changed.
  if (isMutual(claim.slice(own.first, own.second), claim.slice(own.second, own.end + 1), language)) return undefined;
  if (isCopula(claim.slice(first.at(-1)!.claim + 1, own.second), language)) return undefined;
  // "The soup 4, the salad 6" may be told in any order.
  const behind = first.at(-1)!.claim + 1;
  const isSet = claim.slice(behind, own.second).some((item, by) => tellsApart(item) && !goesOn(claim, behind + by));
  if (swap.second.from === swap.first.to && !isSet && !isRoute(own, language)) return undefined;
  const from = Math.min(...met.map((one) => one.source));
  const to = Math.max(...met.map((one) => one.source));
  const decisive = (items: readonly StatementItem[]) =>
    items.filter(({ logic }) => logic !== undefined && DECISIVE.has(logic.class)).length;
  if (decisive(claim) !== decisive(source.slice(Math.max(0, from - 1), to + 1))) return undefined;
  return {
    claim: { start: 0, end: span.end - span.start },
    source: { start: source[theirs.first]!.start, end: source[theirs.end]!.end },
  };
}

/** "Los gastos no los devuelve la naviera": where a pronoun takes up what stands in front, order tells nothing. */
function hasOwnClitic(
  claim: readonly StatementItem[],
  source: readonly StatementItem[],
  { judging: { roles } }: LanguagePack,
): boolean {
  const count = (items: readonly StatementItem[]) => items.filter(({ lower }) => roles.clitics.has(lower)).length;
  return roles.clitics.size > 0 && count(claim) > count(source);
}

/** True when the sentence says all of the claim; only "rose" may stand for "fell", outside the two. */
function isAllMet(
  claim: readonly StatementItem[],
  met: readonly Meeting[],
  { first, end }: Places,
  source: readonly StatementItem[],
): boolean {
  const found = new Set(met.map((one) => one.claim));
  return claim.every((item, at) => {
    if (!item.content || found.has(at) || source.some((other) => isSame(item, other))) return true;
    return (
      item.direction !== undefined &&
      (at < first || at > end) &&
      source.some(({ direction }) => direction !== undefined)
    );
  });
}

const DECISIVE: ReadonlySet<LogicClass> = new Set(["negation", "condition", "exception", "only"] as const);
