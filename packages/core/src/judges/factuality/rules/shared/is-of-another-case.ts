import { matchOf } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { ToldCase } from "../../alignment/rows/gapped/told-case.ts";
import { toldCases } from "../../alignment/rows/gapped/told-cases.ts";
import { sourceSentence } from "../../embedded/compared-span.ts";
import type { Contradiction } from "../rule.ts";

/**
 * "Admission is 9 euros, for children 6": what costs 8 euros for members contradicts neither. Only what the claim says of the
 * very case does; where a case has no figure, its name is what the claim opens with.
 */
export function isOfAnotherCase({ slot, source: { start, end } }: Contradiction, laid: LaidClaim): boolean {
  const { alignment, differences, isAnchored, ofCase } = laid;
  const isIn = (places: ReadonlySet<number>) => [...places].some((place) => place >= start && place < end);
  if (ofCase?.figure.size === 0) return !isAnchored;
  if (ofCase !== undefined && (!isIn(ofCase.figure) || differences.added.some((at) => alignment.claim[at]!.content)))
    return true;
  const cases = toldCases(sourceSentence(laid.source, laid.sentence));
  const told = ofCase ?? cases.find(({ figure }) => isIn(figure));
  if (told === undefined) return false;
  const own = slot === undefined ? undefined : alignment.claim[slot];
  const others = cases.filter((one) => one !== told);
  const isFigureOf = ({ rows, figure }: ToldCase) =>
    own !== undefined && rows[0]!.some((item) => figure.has(item.start) && matchOf(own, item) === "value");
  return !namesCase(told, others, laid) || others.some((one) => isFigureOf(one) && mayNameCase(one, told, laid));
}

/** Whether a claim says what tells a case apart; where nothing does, that it says so of no other case. */
function namesCase(told: ToldCase, others: readonly ToldCase[], { plain: { claim } }: LaidClaim): boolean {
  const apart = toldApart(told, others);
  const isSaid = (stem: string) => claim.some((item) => item.stem === stem);
  return apart.length > 0 ? apart.every(isSaid) : !others.flatMap((one) => toldApart(one, [told])).some(isSaid);
}

/** "With noise cancelling on 22 hours, with it off 30": where nothing tells two cases apart, or a claim says what does, either may be meant. */
function mayNameCase(one: ToldCase, told: ToldCase, { plain: { claim } }: LaidClaim): boolean {
  const apart = toldApart(one, [told]);
  return told.words.size === 0 || apart.every((stem) => claim.some((item) => item.stem === stem));
}

/** The words of a case that are in none of the others. */
function toldApart(told: ToldCase, others: readonly ToldCase[]): readonly string[] {
  const stemsOf = ({ rows, words }: ToldCase) =>
    rows[0]!.filter(({ start }) => words.has(start)).map(({ stem }) => stem);
  const known = new Set(others.flatMap(stemsOf));
  return stemsOf(told).filter((stem) => !known.has(stem));
}
