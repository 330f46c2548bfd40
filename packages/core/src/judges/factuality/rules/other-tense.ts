import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherTense: ObjectionRule = {
  id: "other-tense",
  kind: "objection",
  issueType: null,
  objects: (laid) => isPastAsPresent(laid) || isFutureAsDone(laid),
};

function isPastAsPresent({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  if (tenses === null || claim.some(({ lower }) => language.judging.logic.perfect.has(lower))) return false;
  return pairs.some((pair) => {
    const own = claim[pair.claim]!;
    const theirs = source[pair.source]!;
    if (pair.match !== "inflected" || own.capitalised || theirs.capitalised) return false;
    return tenses.past.test(theirs.lower) && tenses.present.test(own.lower) && !tenses.past.test(own.lower);
  });
}

/** "Van a ser sustituidos" does not say that they are. */
function isFutureAsDone({ alignment: { claim, source, first, last }, language }: LaidClaim): boolean {
  const { future } = language.judging.logic;
  const isFuture = ({ lower }: StatementItem) => future.has(lower);
  return !claim.some(isFuture) && source.slice(first, last + 1).some(isFuture);
}
