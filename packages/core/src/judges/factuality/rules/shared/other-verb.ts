import type { LaidClaim } from "../../alignment/laid-claim.ts";

/**
 * Whether a word that may well be the verb, and that the claim lacks, stands in one clause with a place of the sentence: "lacks a
 * spare wheel" beside "has no spare wheel", "far from finished", "is prohibited". Then what the claim says may be said with that word.
 */
export function hasOtherVerb(
  { alignment: { source, pairs, first, last }, language }: LaidClaim,
  place: number,
): boolean {
  const { logic, roles } = language.judging;
  const met = new Set(pairs.filter(({ match }) => match !== "other").map((pair) => pair.source));
  // "And", "but" and a semicolon begin something else.
  const isCut = (at: number) =>
    logic.and.has(source[at]!.lower) || logic.but.has(source[at]!.lower) || source[at]!.gapBefore === "clause";
  const from = source.findLastIndex((_, at) => at <= place && isCut(at));
  const to = source.findIndex((_, at) => at > place && isCut(at));
  return source.some((item, at) => {
    if (at <= Math.max(from, first) || at >= (to < 0 ? last : Math.min(to, last))) return false;
    if (!item.content || item.capitalised || item.value !== null || met.has(at)) return false;
    const [before, next] = [source[at - 1]!, source[at + 1]!];
    // "The new plan", "of late": an adjective, or a word behind a preposition.
    const isLed = [roles.determiners, logic.prepositions, logic.or].some((words) => words.has(before.lower));
    return !isLed && item.gapBefore === "none" && (!next.content || next.gapBefore !== "none");
  });
}
