import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import { isLoose, matchOf } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { comparesOtherWayRound, saysOpposite } from "./shared/are-opposed.ts";
import { blockSwap } from "./shared/block-swap.ts";
import { eachOthersPlace, isToldInClause } from "./shared/each-others-place.ts";
import { isMovedPart } from "./shared/is-moved-part.ts";
import { isCopula, isMutual } from "./shared/is-mutual.ts";
import { comparesOtherwise, keepsParts } from "./shared/turns.ts";

/** A claim of less content has nothing that two parts could be told apart by. */
const MIN_CONTENT = 3;
/** In long sentences a word may stand for something else each time. */
const MAX_ITEMS = 60;

export const exchanged: ContradictionRule = {
  id: "exchanged",
  kind: "contradiction",
  issueType: "ROLE",
  find: (laid) => {
    const found = inEachOthersPlace(laid) ?? exchangedParts(laid) ?? exchangedFigures(laid) ?? turnedMove(laid);
    return found === undefined || comparesOtherwise(laid) || keepsParts(laid) ? undefined : found;
  },
};

function inEachOthersPlace(laid: LaidClaim): Contradiction | undefined {
  const swap = eachOthersPlace(laid);
  const { source } = laid.plain;
  return (
    swap && {
      claim: { start: 0, end: laid.span.end - laid.span.start },
      source: { start: source[swap.second.source[0]!]!.start, end: source[swap.first.source.at(-1)!]!.end },
    }
  );
}

function exchangedParts({ plain: { claim, source }, span, language }: LaidClaim): Contradiction | undefined {
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

/** "Up to 30 titles for 15 days" beside "up to 15 titles for 30 days". */
function exchangedFigures({ alignment: { claim, source }, differences, span }: LaidClaim): Contradiction | undefined {
  const { other, added, logicAdded, logicChanged } = differences;
  const [one, two] = other;
  if (other.length !== 2 || one === undefined || two === undefined) return undefined;
  if (added.length + logicAdded.length + logicChanged.length > 0) return undefined;
  const isCrossed = haveOneFigure(claim[one.claim]!, source[two.source]!);
  if (!isCrossed || !haveOneFigure(claim[two.claim]!, source[one.source]!)) return undefined;
  return {
    claim: { start: claim[one.claim]!.start - span.start, end: claim[two.claim]!.end - span.start },
    source: { start: source[one.source]!.start, end: source[two.source]!.end },
  };
}

/** "Profit rose to 24 from 19 million" beside "profit fell to 19 from 24 million", whatever else the claim tells. */
function turnedMove({ plain: { claim, source }, span, language }: LaidClaim): Contradiction | undefined {
  const [own, theirs] = [moveIn(claim), moveIn(source)];
  if (own === undefined || theirs === undefined || own.direction === theirs.direction) return undefined;
  const [ownThing, thing] = [claim[own.thing]!, source[theirs.thing]!];
  if (ownThing.stem !== thing.stem) return undefined;
  const [one, two] = own.values;
  const [first, second] = theirs.values;
  if (!haveOneFigure(claim[one]!, source[second]!) || !haveOneFigure(claim[two]!, source[first]!)) return undefined;
  if (haveOneFigure(claim[one]!, source[first]!) || leadBefore(claim, one) !== leadBefore(source, first))
    return undefined;
  return {
    claim: { start: ownThing.start - span.start, end: claim[two]!.end - span.start },
    source: { start: thing.start, end: source[second]!.end },
  };

  function leadBefore(items: readonly StatementItem[], at: number): string {
    return language.judging.logic.prepositions.has(items[at - 1]?.lower ?? "") ? items[at - 1]!.lower : "";
  }
}

interface Move {
  readonly thing: number;
  readonly direction: StatementItem["direction"];
  readonly values: readonly [number, number];
}

/** What rose or fell, and its two figures; undefined where there are more. */
function moveIn(items: readonly StatementItem[]): Move | undefined {
  const at = items.findIndex(({ direction }) => direction !== undefined);
  const thing = items.findLastIndex((item, place) => place < at && item.content);
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const part = items.slice(0, end < 0 ? items.length : end);
  const [one, two, ...others] = part.flatMap((item, place) =>
    place > at && figureOf(item) !== undefined ? [place] : [],
  );
  if (thing < 0 || one === undefined || two === undefined || others.length > 0) return undefined;
  return { thing, direction: items[at]!.direction, values: [one, two] };
}

/** An item of the claim and the only one of the sentence that says the same. */
interface Meeting {
  readonly claim: number;
  readonly source: number;
}

/** Where the two stand on one side. */
interface Places {
  readonly items: readonly StatementItem[];
  readonly first: number;
  readonly second: number;
  readonly end: number;
}

/** What a sentence says twice tells no place; none where the sentence lacks a word of the claim that is not "rose". */
function meetings(claim: readonly StatementItem[], source: readonly StatementItem[]): readonly Meeting[] {
  const met: Meeting[] = [];
  for (const [at, item] of claim.entries()) {
    if (!item.content) continue;
    const place = onlyPlaceOf(item, source);
    if (place === undefined) {
      if (item.direction === undefined && !source.some((other) => isSame(item, other))) return [];
      continue;
    }
    const isTwice = claim.some((other, second) => second !== at && other.content && isSame(other, item));
    if (!isTwice) met.push({ claim: at, source: place });
  }
  return met;
}

function onlyPlaceOf(item: StatementItem, source: readonly StatementItem[]): number | undefined {
  const isIt = (other: StatementItem) => isSame(item, other);
  const place = source.findIndex(isIt);
  if (place >= 0) return place === source.findLastIndex(isIt) ? place : undefined;
  // "From 4 to 6 million": the first is told without its unit.
  const hasFigure = (other: StatementItem) => haveOneFigure(item, other);
  const figure = source.findIndex(hasFigure);
  return figure >= 0 && figure === source.findLastIndex(hasFigure) ? figure : undefined;
}

function isSame(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return other.content && match !== undefined && match !== "synonym" && !isLoose(match);
}

function haveOneFigure(a: StatementItem, b: StatementItem): boolean {
  const figure = figureOf(a);
  return figure !== undefined && figure === figureOf(b);
}

function figureOf({ value, text }: StatementItem): string | undefined {
  return value !== null && "quantity" in value ? /^\D{0,2}(\d[\d.,]*)/u.exec(text)?.[1] : undefined;
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

/** True when the same small words lead up to both places, and as many commas part them. */
function arePlacedAlike(own: Places, theirs: Places, language: LanguagePack): boolean {
  const gaps = ({ items, first, end }: Places) =>
    items.slice(first + 1, end + 1).filter(({ gapBefore }) => gapBefore !== "none").length;
  const { determiners, wordOrder } = language.judging.roles;
  const hasArticle = ({ items, ...places }: Places, at: "first" | "second") =>
    determiners.has(items[places[at] - 1]?.lower ?? "");
  // Where order is free, a subject may stand behind its verb, and its article with it.
  const isLike = (at: "first" | "second") =>
    leadOf(own, at, language) === leadOf(theirs, at, language) &&
    (wordOrder === "fixed" || hasArticle(own, at) === hasArticle(theirs, at));
  // “Sales will grow,” said Ruth Bell.
  const isCutAlike = gaps(own) === gaps(theirs) || leadOf(own, "second", language) !== "";
  return isLike("first") && isLike("second") && isCutAlike && !hasUnknownLead(own, language);
}

/** "When", "as soon as": clauses that may stand on either side. */
function hasUnknownLead({ items, first, end }: Places, { judging: { logic } }: LanguagePack): boolean {
  return items.slice(first, end + 1).some((item) => {
    if (item.content || item.logic !== undefined || item.helping) return false;
    return ![logic.free, logic.prepositions, logic.and, logic.but].some((words) => words.has(item.lower));
  });
}

/** The small words before a place that say something; "while" and "about" say nothing of which thing it is. */
function leadOf({ items, ...places }: Places, which: "first" | "second", { judging: { logic } }: LanguagePack): string {
  const at = places[which];
  const from = items.findLastIndex((item, place) => place < at && item.content) + 1;
  const words = items.slice(from, at).flatMap(({ lower, logic: word }) => {
    if (word === undefined) return logic.prepositions.has(lower) ? [lower] : [];
    return SILENT[word.class]?.includes(word.sense) ? [] : [lower];
  });
  return words.join(" ");
}

/** True for two values, two phrases with a small word in front, and what a comma or "and" parts: word order tells nothing else. */
function isApart(places: Places, language: LanguagePack): boolean {
  const { items, first, second } = places;
  const { and, but } = language.judging.logic;
  if (items[first]!.value !== null && items[second]!.value !== null) return true;
  if (leadOf(places, "first", language) !== "" && leadOf(places, "second", language) !== "") return true;
  // "Frost rather than blasting", "longer than".
  const from = items.findLastIndex((item, place) => place < second && item.content) + 1;
  if (items.slice(from, second).some((item, by) => tellsApart(item) && !goesOn(items, from + by))) return true;
  return items
    .slice(first + 1, second + 1)
    .some(({ gapBefore, lower }) => gapBefore !== "none" || and.has(lower) || but.has(lower));
}

/** "From 4 to 6". */
function isRoute(places: Places, language: LanguagePack): boolean {
  const { items, first, second } = places;
  const leads = [leadOf(places, "first", language), leadOf(places, "second", language)];
  return items[first]!.value !== null && items[second]!.value !== null && leads[0] !== leads[1] && !leads.includes("");
}

/** "Nor" behind "not": both are denied, in either order. */
function goesOn(items: readonly StatementItem[], at: number): boolean {
  const isNegation = ({ logic }: StatementItem) => logic?.class === "negation";
  return isNegation(items[at]!) && items.slice(0, at).some(isNegation);
}

/** "But not", "then", "than": what stands behind it is set against what stands before. */
function tellsApart({ logic }: StatementItem): boolean {
  return logic !== undefined && (TELLING[logic.class] ?? "").includes(logic.sense);
}

const DECISIVE: ReadonlySet<LogicClass> = new Set(["negation", "condition", "exception", "only"] as const);
const SILENT: Partial<Readonly<Record<LogicClass, string>>> = { cause: "w", comparison: "r" };
const TELLING: Partial<Readonly<Record<LogicClass, string>>> = { negation: "n", time: "bau12", comparison: "t" };
