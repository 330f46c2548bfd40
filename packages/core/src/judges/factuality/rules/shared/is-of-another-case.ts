import { matchOf } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { ToldCase } from "../../alignment/rows/gapped/told-case.ts";
import { toldCases } from "../../alignment/rows/gapped/told-cases.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { sourceSentence } from "../../embedded/compared-span.ts";
import type { Contradiction } from "../rule.ts";
import { isSaidIn, toldApart } from "./told-apart.ts";

/**
 * "Admission is 9 euros, for children 6": what costs 8 euros for members contradicts neither. Only what the claim says of the
 * very case does; where a case has no figure, its name is what the claim opens with.
 */
export function isOfAnotherCase({ slot, source: { start, end } }: Contradiction, laid: LaidClaim): boolean {
  const { alignment, differences, isAnchored, ofCase } = laid;
  const isIn = (places: ReadonlySet<number>) => [...places].some((place) => place >= start && place < end);
  if (ofCase?.figure.size === 0) return !isAnchored;
  const isElsewhere = ({ stem }: StatementItem) => alignment.source.some((item) => item.stem === stem);
  const isUnsaid = (at: number) => alignment.claim[at]!.content && !isElsewhere(alignment.claim[at]!);
  if (ofCase !== undefined && (!isIn(ofCase.figure) || differences.added.some(isUnsaid))) return true;
  const cases = toldCases(sourceSentence(laid.source, laid.sentence));
  const told = ofCase ?? cases.find(({ figure }) => isIn(figure));
  if (told === undefined)
    return isOfUntoldCase(
      cases.filter(({ figure, words }) => figure.size > 0 && isIn(words)),
      cases,
      laid,
    );
  const own = slot === undefined ? undefined : alignment.claim[slot];
  const others = cases.filter((one) => one !== told);
  const isFigureOf = ({ rows, figure }: ToldCase) =>
    own !== undefined && rows[0]!.some((item) => figure.has(item.start) && matchOf(own, item) === "value");
  return !namesCase(told, others, laid) || others.some((one) => isFigureOf(one) && mayNameCase(one, told, laid));
}

/**
 * "297 million in 2019" beside "297 million in 2021, 318 million in 2022": of another year nothing is told. Unlike "the last bus
 * leaves at 6" beside "the first at 6, the last at 23:30": the figure of one case, and the words of another.
 */
function isOfUntoldCase(marked: readonly ToldCase[], cases: readonly ToldCase[], laid: LaidClaim): boolean {
  const isOfTwo = (one: ToldCase, other: ToldCase) => {
    const apart = toldApart(other, [one]);
    return other !== one && hasFigureIn(laid, one) && apart.length > 0 && apart.every((word) => isSaidIn(laid, word));
  };
  return marked.length > 0 && !marked.some((one) => cases.some((other) => isOfTwo(one, other)));
}

function hasFigureIn({ plain: { claim } }: LaidClaim, { rows, figure }: ToldCase): boolean {
  const figures = rows[0]!.filter(({ start }) => figure.has(start));
  return figures.every((item) => claim.some((own) => matchOf(own, item) === "value"));
}

/** Whether a claim says what tells a case apart; where nothing does, that it says so of no other case. */
function namesCase(told: ToldCase, others: readonly ToldCase[], laid: LaidClaim): boolean {
  const apart = toldApart(told, others);
  const isSaid = (word: StatementItem) => isSaidIn(laid, word);
  return apart.length > 0 ? apart.every(isSaid) : !others.flatMap((one) => toldApart(one, [told])).some(isSaid);
}

/** "With noise cancelling on 22 hours, with it off 30": where nothing tells two cases apart, or a claim says what does, either may be meant; not what holds where no case is told. */
function mayNameCase(one: ToldCase, told: ToldCase, laid: LaidClaim): boolean {
  if (one.words.size === 0) return told.words.size === 0;
  return told.words.size === 0 || toldApart(one, [told]).every((word) => isSaidIn(laid, word));
}
