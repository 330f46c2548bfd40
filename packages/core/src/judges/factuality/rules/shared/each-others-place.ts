import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { comparesOtherWayRound, saysOpposite } from "./are-opposed.ts";
import { isMovedPart } from "./is-moved-part.ts";
import { isMutual } from "./is-mutual.ts";
import { anchorsOf, isOneWord, isSame, isTelling, leadOf, type Side, wordsBefore } from "./places.ts";

/** A claim of less content has nothing that two parts could be told apart by. */
const MIN_CONTENT = 3;
/** In long sentences a word may stand for something else each time. */
const MAX_ITEMS = 60;
/** A longer block is a clause, which may stand on either side. */
const LONGEST = 3;

/** A block of the claim, and where the sentence has it: first and last item of each. */
interface Block {
  readonly claim: readonly number[];
  readonly source: readonly number[];
}

interface Swap {
  readonly first: Block;
  readonly second: Block;
}

type Items = readonly StatementItem[];

/**
 * Two blocks of a claim, each of which stands where the sentence has the other: the same words before or behind both places,
 * whatever else has moved. "Rovers came from behind to beat Herons" beside "Herons came from behind to beat Rovers 4–3".
 */
export function eachOthersPlace(laid: LaidClaim): Swap | undefined {
  const { claim, source } = laid.plain;
  const { language } = laid;
  if (source.length > MAX_ITEMS || isTurned(claim, source, language)) return undefined;
  if (comparesOtherWayRound(claim, source)) return undefined;
  const places = onlyPlaces(claim, source);
  if (places === undefined || places.size < MIN_CONTENT) return undefined;
  const blocks = blocksOf(claim, source, places, language).filter((block) => block.claim.length <= LONGEST);
  const isOpposite = saysOpposite(claim, source, language);
  for (const [at, first] of blocks.entries()) {
    for (const second of blocks.slice(at + 1)) {
      if (first.source[0]! < second.source[0]! || !areAlike(first, second, laid)) continue;
      // "Rose from 4 to 6" beside "fell from 6 to 4" is none.
      if (isOpposite && claim[first.claim[0]!]!.value === null) continue;
      const between = source.slice(second.source[0]! + 1, first.source[0]);
      if (isToldInClause(between, claim.slice(first.claim[0]! + 1, second.claim[0]), language)) continue;
      if (isSwap({ first, second }, laid)) return { first, second };
    }
  }
  return undefined;
}

/** "The wing, which the director had opened already": where a word like "which" stands between the two, order tells less. */
export function isToldInClause(between: Items, own: Items, { judging: { logic } }: LanguagePack): boolean {
  const opensClause = ({ gapBefore, lower }: StatementItem) => gapBefore !== "none" && logic.that.has(lower);
  return between.some(opensClause) && !own.some(opensClause);
}

function isSwap({ first, second }: Swap, { plain: { claim, source }, language }: LaidClaim): boolean {
  const own: Side = { items: claim, blocks: new Set([...first.claim, ...second.claim]) };
  const theirs: Side = { items: source, blocks: new Set([...first.source, ...second.source]) };
  const places = [
    [first.claim, second.source],
    [second.claim, first.source],
  ] as const;
  const leads = places.map(([a, b]) => [leadOf(own, a[0]!, language), leadOf(theirs, b[0]!, language)] as const);
  if (leads.some(([a, b]) => a !== b)) return false;
  const between = claim.slice(first.claim.at(-1)! + 1, second.claim[0]);
  const denied = deniedOf(own, first.claim, second.claim);
  if (denied !== undefined && denied === deniedOf(theirs, first.source, second.source)) return false;
  if (
    isMutual(between, claim.slice(second.claim[0], second.claim.at(-1)! + 1), language) ||
    isList(between, claim.slice(0, first.claim[0]), language) ||
    isMovedPart(second.claim[0]!, claim, source)
  )
    return false;
  const anchors = places.map(([a, b]) => anchorsOf(own, a, theirs, b, language));
  if (anchors.some(({ length }) => length === 0)) return false;
  // "In Porto, not in Lisbon".
  const isSetApart = wordsBefore(own, second.claim[0]!, language).some((at) => tellsApart(claim[at]!));
  if (isSetApart && leads[0]![0] === leads[1]![0]) return true;
  // "Room 3.02" and "Room 2.14" have one word before both.
  const [one, two] = anchors.map((items) => items.filter(isTelling));
  const isOwn = (items: Items, others: Items) => items.some((item) => !others.some((other) => isOneWord(item, other)));
  if (!isOwn(one!, two!) || !isOwn(two!, one!)) return false;
  if (language.judging.roles.wordOrder === "fixed") return true;
  // Where order is free, what stands behind the verb may act.
  const { and, but } = language.judging.logic;
  const isParted = (items: Items) =>
    items.some(({ gapBefore, lower }) => gapBefore !== "none" || and.has(lower) || but.has(lower));
  const isApposed = anchors[1]!.some(({ content, end }) => content && end + 1 === claim[second.claim[0]!]!.start);
  const theirBetween = source.slice(second.source.at(-1)! + 1, first.source[0]);
  return (isParted(between) && isParted(theirBetween)) || leads[1]![0] !== "" || isApposed;
}

/** Two names, two values of one kind or two other words. */
function areAlike(first: Block, second: Block, { plain: { claim, source }, language, isOwnName }: LaidClaim): boolean {
  const kinds = [...first.claim, ...second.claim].map((at) => {
    const { value } = claim[at]!;
    return value === null ? "word" : "quantity" in value ? value.quantity.kind : "date";
  });
  if (new Set(kinds).size > 1) return false;
  const isNamed = ({ claim: places }: Block) => places.some((at) => isOwnName(claim[at]!));
  if (isNamed(first) !== isNamed(second)) return false;
  const isNoun = (block: Block) => block.source.some((at) => source[at]!.capitalised);
  return language.names.capitalisedNouns === undefined || isNoun(first) === isNoun(second);
}

/** Where the sentence has each word of the claim, for words that both say once; undefined where it lacks one of them. */
function onlyPlaces(claim: Items, source: Items): ReadonlyMap<number, number> | undefined {
  const places = new Map<number, number>();
  for (const [at, item] of claim.entries()) {
    if (!item.content) continue;
    const isIt = (other: StatementItem) => isSame(item, other);
    const place = source.findIndex(isIt);
    if (place < 0) return undefined;
    if (place === source.findLastIndex(isIt) && !claim.some((other, by) => by !== at && isIt(other))) {
      places.set(at, place);
    }
  }
  return places;
}

/** Words that stand together on both sides, but for articles and "of". */
function blocksOf(
  claim: Items,
  source: Items,
  places: ReadonlyMap<number, number>,
  { judging: { logic, roles } }: LanguagePack,
): readonly Block[] {
  const blocks: { claim: number[]; source: number[] }[] = [];
  const areNext = (items: Items, from: number, to: number) =>
    from < to &&
    items
      .slice(from + 1, to + 1)
      .every(
        ({ gapBefore, lower }, by, all) =>
          gapBefore === "none" && (by === all.length - 1 || roles.determiners.has(lower) || logic.of.has(lower)),
      );
  for (const [at, place] of places) {
    const block = blocks.at(-1);
    if (
      block !== undefined &&
      areNext(claim, block.claim.at(-1)!, at) &&
      areNext(source, block.source.at(-1)!, place)
    ) {
      block.claim.push(at);
      block.source.push(place);
    } else blocks.push({ claim: [at], source: [place] });
  }
  return blocks;
}

/** Blocks with nothing but "and" or "is" between them, or with the second "ni" of "ni … ni". */
function isList(between: Items, before: Items, { judging: { logic, roles } }: LanguagePack): boolean {
  const isAgain = ({ logic: word, lower }: StatementItem) =>
    word?.class === "negation" && before.some((item) => item.lower === lower);
  const hasAgain = between.some(isAgain);
  return between.every(
    (item) =>
      (hasAgain && logic.prepositions.has(item.lower)) ||
      item.gapBefore !== "none" ||
      item.helping ||
      [logic.and, logic.or, roles.determiners].some((words) => words.has(item.lower)) ||
      isAgain(item),
  );
}

/** "Was taught by", "after she had": with another voice or another word of time what changed places may say the same. */
function isTurned(claim: Items, source: Items, { judging: { logic: words, roles } }: LanguagePack): boolean {
  // "Investigators concluded that", ", investigators have concluded": who tells it may stand at either end.
  if (claim.some(({ lower }, at) => words.that.has(lower) && words.telling.has(claim[at - 1]?.lower ?? "")))
    return true;
  const turning = (items: Items) =>
    items.flatMap(({ logic, lower }) => {
      // "El plan lo apoya el consejo".
      if (roles.clitics.has(lower) && !roles.determiners.has(lower)) return ["object"];
      return roles.by.has(lower) ? ["by"] : logic?.class === "time" ? [logic.sense] : [];
    });
  return turning(claim).toSorted().join() !== turning(source).toSorted().join();
}

/** Which of two blocks a negation stands before: "by the strike, not by the rain" says what "not by the rain but by the strike" says. */
function deniedOf({ items }: Side, ...blocks: readonly (readonly number[])[]): number | undefined {
  const at = items.findIndex(({ logic }) => logic?.class === "negation");
  const behind = blocks.map(([place]) => (at >= 0 && place! > at ? place! : Number.POSITIVE_INFINITY));
  const nearest = Math.min(...behind);
  return Number.isFinite(nearest) ? behind.indexOf(nearest) : undefined;
}

/** "But not", "then", "than": what stands behind it is set against what stands before. */
function tellsApart({ logic }: StatementItem): boolean {
  return logic !== undefined && (TELLING[logic.class] ?? "").includes(logic.sense);
}

const TELLING: Readonly<Record<string, string>> = { negation: "n", time: "bau12", comparison: "t" };
