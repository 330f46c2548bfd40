import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { partAround } from "../../alignment/part-around.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** How many negations one side has and the other lacks; 2 where each side has one the other lacks, as after a move. */
export function negationBalance({ alignment, differences, language }: LaidClaim): number {
  const { claim, source, pairs, first, last } = alignment;
  const { logicAdded, logicChanged } = differences;
  const own =
    logicAdded.filter((at) => isNegation(claim[at]!)).length +
    logicChanged.filter((pair) => isNegation(claim[pair.claim]!)).length;
  // "No" and "nor", "kein" and "nicht": one negation in two words.
  const isMet = ({ claim: at, source: place, match }: ItemPair) =>
    match !== "other-function" || (isNegation(claim[at]!) && isNegation(source[place]!));
  const met = new Set(pairs.filter(isMet).map((pair) => pair.source));
  // "Neither milk nor egg": the second goes on with what the first denies.
  const firstMet = source.findIndex((item, at) => isNegation(item) && met.has(at));
  const firstMetEnd = endOfPart(firstMet);
  // "No ha despedido a ningún trabajador": where "no" goes with it, the two are one.
  const isOneWith = (at: number) =>
    language.polarity.negationAgrees &&
    at < firstMet &&
    endOfPart(at) === firstMetEnd &&
    !language.judging.logic.prepositions.has(source[firstMet]!.lower);
  const goesOn = (at: number) => firstMet >= 0 && ((firstMet < at && at < firstMetEnd) || isOneWith(at));
  const metWords = new Set([...met].map((at) => source[at]!.lower));
  const theirs = source.flatMap((item, at) =>
    isNegation(item) && !met.has(at) && !goesOn(at) && !metWords.has(item.lower) ? [at] : [],
  );
  const lastMet = source.findLastIndex((item, at) => item.content && met.has(at));
  if (own > 0) return theirs.some((at) => !isOfAnother(at)) ? 2 : own;
  return theirs.filter((at) => at >= first - REACH && at <= last + REACH && turns(at)).length;

  /** Where the part of the sentence ends that this place stands in. */
  function endOfPart(at: number): number {
    return partAround(source, at)[1];
  }

  /** ", a strainer is not": what a later part denies of a thing of its own. */
  function isOfAnother(at: number): boolean {
    const from = source.findLastIndex(({ gapBefore }, place) => place <= at && gapBefore !== "none");
    return from > last && source.slice(from, at).some((item) => item.content);
  }

  /** True for a negation of something the claim says as well. */
  function turns(at: number): boolean {
    if (source[at]!.gapBefore !== "none" && at > 0) return deniesAllOf(at);
    if (deniesVerb(at)) return false;
    const { and, but } = language.judging.logic;
    for (let place = at + 1; place < source.length && source[place]!.gapBefore !== "clause"; place += 1) {
      // "Nothing of that is proven, but divers found": something else begins.
      if (but.has(source[place]!.lower) || and.has(source[place]!.lower)) return false;
      if (source[place]!.content) return met.has(place) && !isToldInClause(place);
    }
    return language.polarity.negationFollowsVerb && at > first && isBehindMet(at);
  }

  /** "Verletzt wurde niemand, zwölf Kälber …": a verb of its own is denied, and what the claim says stands behind its comma. */
  function deniesVerb(at: number): boolean {
    const [from, end] = partAround(source, at);
    const { infinitive } = language.judging.logic;
    const { participle } = language.judging.restatements;
    const isVerb = ({ capitalised, content, lower, value }: StatementItem, by: number) =>
      content && value === null && (!capitalised || (from + by === 0 && participle.test(lower)));
    // "Never try to loosen it": what is tried.
    const isTask = source.slice(end).some(({ lower }, by, all) => infinitive?.test(`${lower} ${all[by + 1]?.lower}`));
    if (isTask || lastMet < end) return false;
    const verbs = source.slice(from, end).flatMap((item, by) => (isVerb(item, by) ? [from + by] : []));
    // "But the second has not, because it shows".
    const isShort = at === end - 1 && source[at - 1]?.helping === true;
    return (verbs.length > 0 || isShort) && !verbs.some((place) => met.has(place));
  }

  /** ", without counting children": the claim says all of what is denied. */
  function deniesAllOf(at: number): boolean {
    // "No less than 13".
    if (source[at + 1]?.logic?.class === "comparison") return false;
    if (pairs.some((pair) => pair.source === at && claim[pair.claim]!.logic !== undefined)) return false;
    const end = endOfPart(at);
    if (end < source.length && isToldOfThem(end)) return false;
    const denied = source.slice(at + 1, end);
    const content = denied.flatMap((item, by) => (item.content ? [at + 1 + by] : []));
    return content.length > 0 && content.every((place) => met.has(place));
  }

  /** "Neither the Greens, who hold the town hall, nor": what a clause tells of whom the sentence denies something. */
  function isToldInClause(at: number): boolean {
    const from = endOfPart(at);
    if (from === source.length || !language.judging.restatements.narrowing.has(source[from]!.lower)) return false;
    const end = endOfPart(from);
    return lastMet < end && saysOfClaim(from, end);
  }

  function saysOfClaim(from: number, end: number): boolean {
    return source.slice(from, end).some((item, by) => item.content && met.has(from + by));
  }

  /** ", not the players, who accompany them": of those who do not do the one, the claim may tell what the clause tells. */
  function isToldOfThem(from: number): boolean {
    if (
      !language.judging.logic.that.has(source[from]!.lower) &&
      !language.judging.logic.references.has(source[from]!.lower)
    )
      return false;
    return saysOfClaim(from, endOfPart(from));
  }

  /** "Verletzt wurde niemand": small words may stand between what is denied and the negation. */
  function isBehindMet(at: number): boolean {
    for (let place = at; place > 0 && source[place]!.gapBefore === "none"; place -= 1) {
      if (met.has(place - 1)) return true;
      if (source[place - 1]!.content) return false;
    }
    return false;
  }
}

/** How far outside the stretch a negation may stand and still turn it. */
const REACH = 3;

export function isNegation(item: StatementItem): boolean {
  return item.logic?.class === "negation";
}
