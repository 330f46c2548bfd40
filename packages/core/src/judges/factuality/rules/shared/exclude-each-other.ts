import { matchOf } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { contextOf } from "../../alignment/sentence-context.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { areTwoKinds } from "../../embedded/same-meaning.ts";
import { oppositeWord } from "../opposite-word.ts";
import { otherDate } from "../other-date.ts";
import { areAkin, otherName } from "../other-name.ts";
import { otherNumber } from "../other-number.ts";
import { isOtherUnit, otherUnit } from "../other-unit.ts";
import { otherWord } from "../other-word.ts";
import type { ContradictionRule } from "../rule.ts";
import { areOpposed } from "./are-opposed.ts";
import { excludingSmallWords } from "./excluding-small-words.ts";
import { isInLabel } from "./is-in-label.ts";
import { isOfSubject } from "./is-of-subject.ts";
import type { Place } from "./place.ts";
import { isSame } from "./places.ts";
import { tellsApart } from "./tells-apart.ts";
import { haveOtherOrder, isInverted } from "./turns.ts";
import { mayBeWorkedOut } from "./worked-out.ts";

type Row = readonly StatementItem[];

/**
 * The rule that speaks of what a claim has in a place where its sentence has something else, if the two cannot both be true. That
 * the sentence says all the rest of the claim is for the proof to tell.
 */
export function excludingRule(laid: LaidClaim, place: Place): ContradictionRule | undefined {
  const { claim, source } = laid.plain;
  const [own, theirs] = [claim.slice(...place.claim), source.slice(...place.source)];
  const [ours, others] = [own.filter(isContent), theirs.filter(isContent)];
  if (turnsElsewhere(laid, place) || mayBeAnotherThing(laid, place, ours)) return undefined;
  const small = excludingSmallWords(own, theirs, laid);
  if (small !== undefined) return small;
  if (ours.length < 2 && others.length < 2 && areOpposites(own, theirs, laid)) return oppositeWord;
  if (ours.length === 0 || others.length === 0 || logicOf(own) !== logicOf(theirs)) return undefined;
  if (areOtherNames(ours, others, laid, place)) return otherName;
  const [one, other] = [ours[0]!, others[0]!];
  if (ours.length + others.length > 2) return undefined;
  if (one.value !== null && other.value !== null) return excludingValue(one, other, laid);
  // "The son of a baker" beside "his father was a baker".
  const { of, possessives } = laid.language.judging.logic;
  const [before, behind] = [claim[claim.indexOf(one) - 1], source[source.indexOf(other) + 1]];
  if (possessives.has(before?.lower ?? "") && of.has(behind?.lower ?? "")) return undefined;
  return areTwoKinds(one.lower, other.lower, laid.language) ? otherWord : undefined;
}

function isContent({ content }: StatementItem): boolean {
  return content;
}

/** The small words that bound, deny or count. */
function logicOf(items: Row): string {
  return items
    .flatMap(({ logic, content }) => (logic === undefined || content ? [] : logic.class + logic.sense))
    .join();
}

/** A second small word that only the claim has may take the first difference back. */
function turnsElsewhere({ plain, alignment, differences }: LaidClaim, { claim: [from, to] }: Place): boolean {
  const inside = plain.claim.slice(from, to);
  const isOutside = (at: number) => !inside.some(({ start }) => start === alignment.claim[at]!.start);
  const { logicAdded, logicChanged } = differences;
  return logicAdded.some(isOutside) || logicChanged.some((pair) => isOutside(pair.claim));
}

/** What the claim opens with may be another thing, unless the sentence tells something else of that one. */
function mayBeAnotherThing({ plain: { claim, source } }: LaidClaim, place: Place, ours: Row): boolean {
  const isOpening = !claim.slice(0, place.claim[0]).some(isContent);
  return isOpening && !ours.every((item) => source.some((other) => isSame(item, other)));
}

/** "Ahead of" and "behind", "only partly" and "fully": nothing else in that place turns what is said. */
function areOpposites(own: Row, theirs: Row, laid: LaidClaim): boolean {
  const says = ({ content, logic }: StatementItem) => content || (logic !== undefined && logic.class !== "only");
  const [mine, his] = [own, theirs].map((items) => items.filter((item) => says(item)));
  const { language } = laid;
  const one = own.find((item) => theirs.some((other) => areOpposed(item, other, language)));
  if (one === undefined || isMoved(own, laid)) return false;
  const isRest = (item: StatementItem) => item !== one && !areOpposed(one, item, language);
  return ![...mine!, ...his!].some(isRest);
}

/** Two of the other things have changed their order: "the old one is slower than the new one" beside "the new one is faster". */
function isMoved(own: Row, { plain: { claim, source } }: LaidClaim): boolean {
  return haveOtherOrder(
    claim.filter((item) => !own.includes(item)),
    source,
  );
}

/** A name the source knows in the place of another one; what a claim opens with may be another thing. */
function areOtherNames(ours: Row, others: Row, laid: LaidClaim, place: Place): boolean {
  const { isOwnName, isTheirName, language, plain, source, sentence } = laid;
  const { logic, roles } = language.judging;
  if (!plain.claim.slice(0, place.claim[0]).some(isContent) || isMoved(ours, laid)) return false;
  if (isInverted(laid) && plain.claim.some((item) => item.logic?.class === "comparison")) return false;
  const context = contextOf(source, sentence);
  const isKnown = (item: StatementItem) => source.places.has(item.stem) && isOwnName(item);
  if (!ours.every((item) => item.value === null && isKnown(item))) return false;
  if (!others.every((item) => item.value === null && isTheirName(item)) || isInLabel(laid, others[0]!)) return false;
  // "Juventus" may be "the Italians", and "Georgia" may be "Georgian".
  const before = plain.source[plain.source.indexOf(others[0]!) - 1]?.lower ?? "";
  if (roles.determiners.has(before) && !logic.one.has(before)) return false;
  if (ours.some((own) => others.some((theirs) => areAkin(own.lower, theirs.lower)))) return false;
  const pair = { claim: place.claim[1] - 1, source: place.source[1] - 1, match: "other" } as const;
  if (isOfSubject(laid.alignment.claim, pair.claim, language) || tellsApart(laid, place.source[0])) return false;
  return !context.isNamedAnywhere([ours[0]!, others[0]!]);
}

function excludingValue(own: StatementItem, theirs: StatementItem, laid: LaidClaim): ContradictionRule | undefined {
  const { plain, span } = laid;
  const [mine, other] = [own.value!, theirs.value!];
  if (matchOf(own, theirs) !== "other" || isInLabel(laid, theirs)) return undefined;
  // "Line 11" is another line.
  const before = plain.claim[plain.claim.indexOf(own) - 1];
  if (/^[\d.]+$/.test(own.text) && before?.content === true && own.gapBefore === "none") return undefined;
  const claim = { start: own.start - span.start, end: own.end - span.start };
  if (mayBeWorkedOut(laid, { claim, source: { start: theirs.start, end: theirs.end } })) return undefined;
  if ("date" in mine) return mine.date.kind === "relative" ? undefined : otherDate;
  return isOtherUnit(mine, other) ? otherUnit : otherNumber;
}
