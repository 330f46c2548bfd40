import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherTense: ObjectionRule = {
  id: "other-tense",
  kind: "objection",
  issueType: null,
  objects: (laid) =>
    isPastAsPresent(laid) ||
    wasButIs(laid) ||
    isFormerAsPresent(laid) ||
    isFutureAsDone(laid) ||
    isTaskAsDone(laid) ||
    mayBeButIs(laid) ||
    isOrderAsDone(laid),
};

function isPastAsPresent({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  if (tenses === null || claim.some(({ lower }) => language.judging.logic.perfect.has(lower))) return false;
  return pairs.some((pair) => {
    const own = claim[pair.claim]!;
    const theirs = source[pair.source]!;
    if (pair.match !== "inflected" || own.capitalised || theirs.capitalised) return false;
    // "Is checked by the clinic".
    if (tenses.is.has(source[pair.source - 1]?.lower ?? "")) return false;
    return tenses.past.test(theirs.lower) && tenses.present.test(own.lower) && !tenses.past.test(own.lower);
  });
}

/** "Antes la entrada era gratuita" does not say that it is. */
function wasButIs({ alignment: { claim, source, first, last }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  const tells = (items: readonly StatementItem[], words: ReadonlySet<string>) =>
    items.some(({ lower }) => words.has(lower));
  if (tenses === null || !tells(claim, tenses.is) || tells(claim, tenses.was)) return false;
  const said = source.slice(first, last + 1);
  return tells(said, tenses.was) && !tells(said, tenses.is);
}

/** "Ward 5 once had 16 beds" says nothing of what it has. */
function isFormerAsPresent({ alignment: { claim, source, pairs, first, last }, language }: LaidClaim): boolean {
  const { former, tenses } = language.judging.logic;
  if (claim.some(({ lower }) => former.has(lower))) return false;
  // "Fires, once permitted": then they are not.
  const isNow = tenses !== null && claim.some(({ lower }) => tenses.is.has(lower));
  const { participle } = language.judging.restatements;
  const isVerb = (item: StatementItem | undefined) =>
    item !== undefined && (item.helping || (item.content && !item.capitalised && item.value === null));
  return source.some(({ lower }, at) => {
    if (!former.has(lower) || at < first || at > last) return false;
    if (isNow && participle.test(source[at + 1]?.lower ?? "")) return true;
    const verb = [at + 1, at - 1].find((place) => isVerb(source[place]));
    return verb !== undefined && !pairs.some((pair) => pair.source === verb && !isLoose(pair.match));
  });
}

/** "Hired Ada Bell to run the shop" does not say that she runs it. */
function isTaskAsDone({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { achieving, hedges, infinitive } = language.judging.logic;
  const isInfinitive = (items: readonly StatementItem[], at: number) =>
    infinitive?.test(`${items[at - 1]?.lower ?? ""} ${items[at]?.lower ?? ""}`) === true;
  // "Ordered the station to be blown up".
  const isToBeDone = (items: readonly StatementItem[], at: number) =>
    items[at - 1]?.content === false && isInfinitive(items, at - 1);
  const isTask = (items: readonly StatementItem[], at: number) => isInfinitive(items, at) || isToBeDone(items, at);
  // Who would "like to propose" has proposed.
  const isDeed = ({ capitalised, lower }: StatementItem) => !capitalised && !hedges.has(lower);
  // "Managed to repair"; "began to study" beside "began studying".
  const isLed = (at: number) => {
    const verb = source.findLastIndex(({ content }, place) => place < at && content);
    if (verb < 0 || source[verb]!.capitalised) return false;
    if (achieving.has(source[verb]!.lower)) return true;
    const isSaid = pairs.some((pair) => pair.source === verb && !isLoose(pair.match));
    return isSaid && !isToBeDone(source, at) && language.judging.roles.wordOrder === "fixed";
  };
  return pairs.some(
    ({ claim: own, source: theirs, match }) =>
      (match === "inflected" || (match === "same" && isToBeDone(source, theirs))) &&
      isDeed(claim[own]!) &&
      isTask(source, theirs) &&
      !isTask(claim, own) &&
      !isLed(theirs),
  );
}

/** "Van a ser sustituidos" does not say that they are. */
function isFutureAsDone({ alignment: { claim, source, first, last }, language }: LaidClaim): boolean {
  const { future } = language.judging.logic;
  const isFuture = ({ lower }: StatementItem) => future.has(lower);
  return !claim.some(isFuture) && source.slice(first, last + 1).some(isFuture);
}

/** "Cuando la tierra esté seca" does not say that it is. */
function mayBeButIs({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { forms } = language.judging.untruths.reported;
  if (language.judging.roles.wordOrder === "free" || claim.some(({ logic }) => logic?.class === "condition"))
    return false;
  return pairs.some((pair) => forms.has(source[pair.source]!.lower) && !forms.has(claim[pair.claim]!.lower));
}

/** "Confirm your PIN" does not say that anybody has confirmed it. */
function isOrderAsDone({ alignment: { claim, pairs }, language }: LaidClaim): boolean {
  const { perfect } = language.judging.logic;
  return pairs.some(
    ({ claim: own, source: theirs, match }) =>
      theirs === 0 && match === "inflected" && own > 0 && perfect.has(claim[own - 1]!.lower),
  );
}
