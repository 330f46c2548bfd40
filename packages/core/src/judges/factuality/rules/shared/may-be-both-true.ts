import { perLanguage } from "../../../../text/words/per-language.ts";
import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { partAround } from "../../alignment/part-around.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { stemsOf } from "../../embedded/stems-of.ts";
import { contrasted } from "../contrasted.ts";
import { isNegation } from "./negation-balance.ts";
import { hasOtherVerb } from "./other-verb.ts";
import { isOfTwoParts, loneTurns } from "./turns.ts";

type Row = readonly StatementItem[];

/** Whether a claim and a sentence of which one denies what the other says may both hold. */
export function mayBeBothTrue(laid: LaidClaim): boolean {
  const { claim, source } = laid.alignment;
  // "Not after June" beside "only until June".
  if (!isAgainstWith(laid) && loneTurns(laid).some((word) => word.class !== "negation")) return true;
  if (isOfSome(claim, source) || isOfSome(source, claim)) return true;
  if (claim.some(isNegation) && isOfTwoParts(laid)) return true;
  // "Not many times" beside "few times".
  const isNumber = ({ claim: at, source: place }: ItemPair) =>
    claim[at]!.logic!.class === "quantifier" && source[place]!.logic!.class === "quantifier";
  if (laid.differences.logicChanged.some(isNumber)) return true;
  if (isOfAnotherPart(laid) || isOfAnotherOne(laid) || contrasted.objects(laid)) return true;
  return isDeniedInOtherWords(laid) || isUnderAnother(laid) || isOfThePast(laid) || isSaidTwice(laid);
}

/** "Without a passport" beside "only with a passport". */
function isAgainstWith({ alignment: { claim, source }, differences }: LaidClaim): boolean {
  return differences.logicChanged.some((pair) => {
    const theirs = source[pair.source]!.logic!;
    return isNegation(claim[pair.claim]!) && theirs.class === "relation" && theirs.sense === "w";
  });
}

/** "Not all", "half of them did not": what is denied of some may hold for others. */
function isOfSome(items: Row, others: Row): boolean {
  const at = items.findIndex(isNegation);
  if (at < 0) return false;
  // "Not all", "not many": what they are set against must be all, or many.
  const next = items[at + 1]?.logic;
  const isSo = ({ logic }: StatementItem) => logic?.class === "quantifier" && logic.sense === next?.sense;
  if (next?.class === "quantifier") return !others.some(isSo) || others.some(isNegation);
  // Who it is told of opens its part of the sentence.
  const from = items.findLastIndex(({ gapBefore }, place) => place <= at && (place === 0 || gapBefore !== "none"));
  const first = items.findIndex((item, place) => place >= from && (item.content || item.logic !== undefined));
  return first < at && isPart(items[first]!);
}

function isPart({ value, logic }: StatementItem): boolean {
  if (logic !== undefined) return logic.class === "quantifier" && "mnsfh".includes(logic.sense);
  return value !== null && "quantity" in value && PARTS.has(value.quantity.kind);
}

const PARTS: ReadonlySet<string> = new Set(["number", "fraction", "percent"]);

/** "At another club it may, at this one it may not". */
function isOfAnotherOne({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { others, pointing } = language.judging.logic;
  return pairs.some((pair) => others.has(source[pair.source]!.lower) && pointing.has(claim[pair.claim]!.lower));
}

/** "They cannot change the date, but can change the name": what the claim leaves out is denied, and what it says stands behind. */
function isOfAnotherPart({ alignment: { claim, source }, language, met }: LaidClaim): boolean {
  if (claim.some(isNegation)) return false;
  const at = source.findLastIndex((item, place) => isNegation(item) && !met.has(place));
  if (at < 0) return false;
  const [from, end] = partAround(source, at);
  if (end === source.length) return false;
  const { affirming, but } = language.judging.logic;
  const isOpposed = but.has(source[end]!.lower) || source.slice(end).some(({ lower }) => affirming.has(lower));
  const isLeftOut = source.slice(from, end).some((item, by) => item.content && !met.has(from + by));
  const isSaid = ({ content, stem }: StatementItem) => content && claim.some((item) => item.stem === stem);
  return isOpposed && isLeftOut && source.slice(end).some(isSaid);
}

const impliedOf = perLanguage((language) => stemsOf(language.judging.impliedNegations, language));

/** "Failed to win" where the claim has "did not win". */
function isDeniedInOtherWords({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const verbs = impliedOf(language);
  const isLone = (items: Row, side: "claim" | "source") =>
    items.some(({ stem }, at) => verbs.has(stem) && !pairs.some((pair) => pair[side] === at));
  return isLone(claim, "claim") || isLone(source, "source");
}

/** "Far from finished", "lacks a wheel": what the claim denies stands under another word there. */
function isUnderAnother(laid: LaidClaim): boolean {
  const { claim, pairs } = laid.alignment;
  const at = claim.findIndex(isNegation);
  if (at < 0) return false;
  const said = pairs.filter((pair) => claim[pair.claim]!.content);
  const denied = said.find((pair) => pair.claim > at) ?? said.at(-1);
  return denied !== undefined && hasOtherVerb(laid, denied.source);
}

/** "No longer stops" says that it once stopped: the claim must tell of now, in the same form. */
function isOfThePast({ alignment: { claim, source, pairs }, differences, language }: LaidClaim): boolean {
  // "Solía llegar" beside "ya no llega".
  const isFormer = ({ lower }: StatementItem, at: number) =>
    language.judging.logic.former.has(lower) && !pairs.some((pair) => pair.source === at);
  if (claim.some(isNegation) && source.some(isFormer)) return true;
  const tellsChange = source.some((item, at) => {
    const [before, after] = [source[at - 1]?.logic, source[at + 1]?.logic];
    const isOver = after?.sense === "no longer" || (after?.class === "comparison" && after.sense === "m");
    return isNegation(item) && (isOver || (before?.class === "phase" && before.sense === "a"));
  });
  const isOther = ({ claim: at, match }: ItemPair) => match === "inflected" && !claim[at]!.capitalised;
  return tellsChange && (differences.added.length > 0 || pairs.some(isOther));
}

/** "She recognised him, but he did not recognise her": what is denied in one part is said in another. */
function isSaidTwice({ alignment: { claim, source } }: LaidClaim): boolean {
  const at = source.findIndex(isNegation);
  const denied = source.find((item, place) => place > at && item.content);
  if (at < 0 || denied === undefined || claim.some(isNegation)) return false;
  const isIt = (item: StatementItem) => item.content && item !== denied && item.stem === denied.stem;
  return source.slice(0, at).some((item, place) => isIt(item) && isParted(source, place, at));
}

function isParted(items: Row, from: number, to: number): boolean {
  return items.slice(from + 1, to + 1).some(({ gapBefore }) => gapBefore !== "none");
}
