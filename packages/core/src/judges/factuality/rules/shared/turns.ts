import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass, LogicWord } from "../../../../languages/parts/logic-words.ts";
import { readOnce } from "../../../../text/read-once.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { isSame } from "./places.ts";

type Row = readonly StatementItem[];

/**
 * Small words that turn what is said, which only one side has. One difference between a claim and its sentence is a clash; a second
 * one may take it back: "closed on Sundays" beside "open daily except on Sundays", "not after June" beside "only until June".
 */
export const loneTurns = readOnce((laid: LaidClaim): readonly LogicWord[] => {
  const own = laid.alignment.claim.filter(isTurn);
  const theirs = spokenOf(laid).filter(isTurn);
  const beyond = (items: Row, others: Row) => {
    const left = others.map(keyOf);
    return items.flatMap((item) => {
      const at = left.indexOf(keyOf(item));
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [item.logic!];
    });
  };
  return [...beyond(own, theirs), ...beyond(theirs, own)];
});

/** By class the senses that turn; all of them where none are named. */
const TURNING: Partial<Readonly<Record<LogicClass, string>>> = {
  negation: "",
  exception: "",
  only: "of",
  condition: "cq",
  time: "bau",
  comparison: "mltou",
};

function isTurn({ logic, silent, gapBefore }: StatementItem, at: number, items: Row): boolean {
  const senses = logic === undefined || silent ? undefined : TURNING[logic.class];
  // "No longer", "nicht mehr".
  const isOfNegation =
    logic?.class === "comparison" && "ml".includes(logic.sense) && gapBefore === "none" && isNegation(items[at - 1]);
  return senses !== undefined && (senses === "" || senses.includes(logic!.sense)) && !isOfNegation;
}

function isNegation(item: StatementItem | undefined): boolean {
  return item?.logic?.class === "negation";
}

function keyOf({ logic }: StatementItem): string {
  return logic!.class + logic!.sense;
}

/** The parts of the sentence, from comma to comma, that say something of the claim, and what small words add right behind them. */
function spokenOf({ alignment: { source, pairs } }: LaidClaim): Row {
  const met = new Set(
    pairs.filter(({ match }) => match !== "other" && match !== "other-function").map((p) => p.source),
  );
  const parts: { items: StatementItem[]; isMet: boolean }[] = [];
  source.forEach((item, at) => {
    if (at === 0 || item.gapBefore !== "none") parts.push({ items: [], isMet: false });
    const part = parts.at(-1)!;
    part.items.push(item);
    part.isMet ||= item.content && met.has(at);
  });
  return parts.flatMap(({ items, isMet }, at) => {
    const isAddition = parts[at - 1]?.isMet === true && !items.some(({ content }) => content);
    return isMet || isAddition ? items : [];
  });
}

/** Two things of the claim that its sentence has in the other order: who is told of first may be told of last. */
export const isInverted = readOnce(({ plain: { claim, source } }: LaidClaim) => haveOtherOrder(claim, source));

/** The same of rows, or of what is left of them. */
export function haveOtherOrder(claim: Row, source: Row): boolean {
  let last = -1;
  for (const [at, item] of claim.entries()) {
    if (!item.content || item.value !== null) continue;
    const isIt = (other: StatementItem) => isSame(item, other);
    const place = source.findIndex(isIt);
    if (place < 0 || place !== source.findLastIndex(isIt)) continue;
    if (claim.some((other, by) => by !== at && other.content && isSame(other, item))) continue;
    if (place < last) return true;
    last = place;
  }
  return behindThan(claim, source);
}

/** "Than chemistry" beside "than physics": the two sides of a comparison have changed, or others are compared. */
function behindThan(claim: Row, source: Row): boolean {
  const [own, theirs] = [claim, source].map((items) => {
    const than = items.findIndex(({ logic }) => logic?.class === "comparison" && logic.sense === "t");
    return than < 0 ? undefined : items.slice(than).find(({ content }) => content);
  });
  return own !== undefined && theirs !== undefined && !isSame(own, theirs);
}

/**
 * "Not closed to walkers" beside "closed to cars but open to walkers": what the claim turns stands in one part of the sentence, and
 * more of the claim in a later one that has words of its own.
 */
export function isOfTwoParts({ alignment: { source, pairs }, language }: LaidClaim): boolean {
  const { and, but } = language.judging.logic;
  const met = new Set(pairs.filter(({ match }) => match !== "other").map((pair) => pair.source));
  const parts = [{ said: 0, unsaid: 0 }];
  source.forEach((item, at) => {
    if (item.gapBefore !== "none" || and.has(item.lower) || but.has(item.lower)) parts.push({ said: 0, unsaid: 0 });
    const part = parts.at(-1)!;
    if (item.content && met.has(at)) part.said += 1;
    else if (item.content && item.value === null) part.unsaid += 1;
  });
  const [, ...later] = parts.filter(({ said }) => said > 0);
  return later.some(({ unsaid }) => unsaid > 0);
}

/** "More points than B, but fewer than C": which of two comparisons a claim turns round is open. */
export function comparesOtherwise({ plain: { claim, source } }: LaidClaim): boolean {
  const count = (items: Row, senses: string) =>
    items.filter(({ logic }) => logic?.class === "comparison" && senses.includes(logic.sense)).length;
  return count(claim, "t") > 0 && ["ml", "t"].some((senses) => count(claim, senses) !== count(source, senses));
}

/** "The music was composed by Bo Park, the words by Ann Lee": each part says what one part of the sentence says, and they have changed their order. */
export function keepsParts({ plain: { claim, source }, language }: LaidClaim): boolean {
  const [own, theirs] = [partsOf(claim, language), partsOf(source, language)];
  if (turnsHalves(own, theirs) || deniesTheSame(own, theirs)) return true;
  const [said, meant] = [own.map(contentIn), theirs.map(contentIn)];
  const places = said.map((part) => (part.length > 1 ? meant.findIndex((whole) => isWithin(part, whole)) : -1));
  const isMoved = places.some((place, at) => at > 0 && place < places[at - 1]!);
  return isMoved && !places.includes(-1) && new Set(places).size === own.length;
}

/**
 * "Opened her second shop in 2019 and her first in 2015" beside "her first shop in 2015 and her second in 2019": what only the first
 * half says holds for both. All that the later half says stands in the earlier one of the sentence, so nothing was exchanged.
 */
function turnsHalves(own: readonly Row[], theirs: readonly Row[]): boolean {
  const [first, second, ...others] = own;
  if (first === undefined || second === undefined || others.length > 0) return false;
  const later = contentIn(second);
  return theirs.some((before, at) => {
    const behind = theirs[at + 1];
    if (behind === undefined || !isWithin(later, before)) return false;
    // "Takes cards, but the pubs do not", "first", "then": such a word goes with its half.
    if (turningIn(second) !== turningIn(before) || turningIn(first) !== turningIn(behind)) return false;
    const shared = theirs.slice(0, at + 1).flat();
    const left = contentIn(first).filter((item) => !shared.some((other) => isSame(item, other)));
    // "The lentils first": a turning word tells a half apart as well.
    const [ofSecond, ofFirst] = [turnsOf(second).length, turnsOf(first).length];
    return left.length + ofFirst > 1 && later.length + ofSecond > 1 && isWithin(left, behind);
  });
}

/**
 * "The jug can go in the dishwasher, but the lid cannot" beside "the lid cannot go in the dishwasher, but the jug can": the denied half
 * tells of the same thing, and so does the other; what goes without saying in the later half stands in the earlier one.
 */
function deniesTheSame(own: readonly Row[], theirs: readonly Row[]): boolean {
  const halves = halvesOf(own);
  if (halves === undefined || own.length > 2) return false;
  return theirs.some((first, at) => {
    // In the same order, what changed places did so within a half.
    if (first.some(isNegation) === own[0]!.some(isNegation)) return false;
    return halvesOf(theirs.slice(at, at + 2))?.every((half, by) => areNested(half, halves[by]!));
  });
}

/** The denied one of two halves and the other, by their content; undefined where none is denied or both are, or there is but one. */
function halvesOf([first, second]: readonly Row[]): readonly [denied: Row, other: Row] | undefined {
  if (first === undefined || second === undefined) return undefined;
  const isDenied = first.some(isNegation);
  if (second.some(isNegation) === isDenied) return undefined;
  return isDenied ? [contentIn(first), contentIn(second)] : [contentIn(second), contentIn(first)];
}

function areNested(one: Row, two: Row): boolean {
  return isWithin(one, two) || isWithin(two, one);
}

function isWithin(part: Row, whole: Row): boolean {
  // "Gewählt" closes both halves of the one, "wählte" opens those of the other.
  const isSameVerb = (item: StatementItem, other: StatementItem) => item.verb !== undefined && item.verb === other.verb;
  return part.every((item) => whole.some((other) => isSame(item, other) || isSameVerb(item, other)));
}

function contentIn(part: Row): Row {
  return part.filter(({ content }) => content);
}

function turningIn(part: Row): string {
  return turnsOf(part).map(keyOf).toSorted().join();
}

function turnsOf(part: Row): Row {
  return part.filter(({ logic }) => logic !== undefined && !MILD.has(logic.class));
}

const MILD: ReadonlySet<LogicClass> = new Set(["relation", "cause"] as const);

/**
 * What stands between commas, "and" and "but". "Der Sockel aber nicht" is one: the end has no content of its own. "Salt and Silver" is one
 * name where only names are large.
 */
function partsOf(items: Row, { judging: { logic }, names }: LanguagePack): readonly Row[] {
  const parts: StatementItem[][] = [[]];
  const isLarge = (item: StatementItem | undefined) =>
    item?.capitalised === true && names.capitalisedNouns === undefined;
  items.forEach((item, at) => {
    const isName = isLarge(items[at - 1]) && isLarge(items[at + 1]);
    const isJoin = (logic.and.has(item.lower) || logic.but.has(item.lower)) && !isName;
    if (isJoin || item.gapBefore !== "none") parts.push([]);
    parts.at(-1)!.push(item);
  });
  const whole: StatementItem[][] = [];
  for (const part of parts) {
    if (part.some(({ content }) => content)) whole.push(part);
    else whole.at(-1)?.push(...part);
  }
  return whole;
}
