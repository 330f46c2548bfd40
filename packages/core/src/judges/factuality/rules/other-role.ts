import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { placeOfBy } from "../alignment/voice-change.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherRole: ObjectionRule = {
  id: "other-role",
  kind: "objection",
  issueType: null,
  objects: (laid) => hasOtherRole(laid) || isDoneByIt(laid),
};

/** True when only one side has the word before the one who acts, and the other is not the same deed told the other way. */
function hasOtherRole({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { roles } = language.judging;
  const met = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const own = new Set(met.map((pair) => pair.claim));
  const theirs = new Set(met.map((pair) => pair.source));
  return isUnmatched(claim, own, source) || isUnmatched(source, theirs, claim);

  /** A passive whose "by" stands alone, while the other side names who stands behind it. */
  function isUnmatched(items: typeof claim, said: ReadonlySet<number>, other: typeof claim): boolean {
    if (!items.some(({ lower }) => roles.passive.has(lower)) || placeOfBy(items, other, language.judging) !== undefined)
      return false;
    return items.some((item, at) => {
      if (!roles.by.has(item.lower) || item.silent || said.has(at)) return false;
      const actor = items.findIndex((one, place) => place > at && one.content);
      return actor >= 0 && said.has(actor);
    });
  }
}

/** "The council closed the road" does not say that the council was closed. */
function isDoneByIt({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { logic, restatements, roles } = language.judging;
  if (claim.some(({ lower }) => roles.by.has(lower))) return false;
  return pairs.some(({ claim: own, source: theirs, match }) => {
    const [verb, deed] = [claim[own]!, source[theirs]!];
    if (isLoose(match) || !verb.content || verb.capitalised || deed.capitalised) return false;
    if (!restatements.participle.test(verb.lower)) return false;
    const passive = helperBefore(claim, own);
    if (passive < 1 || helperBefore(source, theirs) >= 0 || !hasObject(theirs)) return false;
    const isSubject = (pair: { readonly claim: number; readonly source: number }) =>
      pair.claim < passive && pair.source < theirs && claim[pair.claim]!.content;
    return pairs.some((pair) => isSubject(pair) && !isLoose(pair.match));
  });

  /** "Was" of "was later closed"; -1 behind what is no passive. */
  function helperBefore(items: readonly StatementItem[], verb: number): number {
    const from = items.findLastIndex(({ content, gapBefore }, at) => at < verb && (content || gapBefore !== "none"));
    return items.findIndex(({ lower }, at) => at >= from && at < verb && roles.passive.has(lower));
  }

  /** "Closed the road", "contains books": what is no participle needs no article behind it. */
  function hasObject(verb: number): boolean {
    const [next, second] = source.slice(verb + 1);
    if (next?.gapBefore !== "none" || logic.prepositions.has(next.lower)) return false;
    if (!restatements.participle.test(source[verb]!.lower) && next.content) return next.value === null;
    return roles.determiners.has(next.lower) && second?.gapBefore === "none" && second.content && second.value === null;
  }
}
