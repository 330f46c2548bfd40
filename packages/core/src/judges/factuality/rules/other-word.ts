import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";
import { perLanguage } from "../../../text/words/per-language.ts";
import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { lexiconOf } from "../embedded/lexicon.ts";
import { areTwoKinds } from "../embedded/same-meaning.ts";
import { areOfOneFamily, readWordForm } from "../embedded/word-family.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isOfSubject } from "./shared/is-of-subject.ts";
import { isTight } from "./shared/is-tight.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.75;
const MIN_MATCHED = 4;
const MIN_MATCHED_OF_KINDS = 3;

export const otherWord: ContradictionRule = {
  id: "other-word",
  kind: "contradiction",
  issueType: "OTHER",
  find: contradictedThing,
};

function contradictedThing(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isOwnName, isTheirName, language, matched, opening, otherWords, resolved, share } =
    laid;
  const [pair] = otherWords;
  if (pair === undefined || differences.other.length > 1 || differences.added.length > 0) return undefined;
  // A small word more, and the rest may be said in another way: "pass into the ownership of".
  const { determiners } = language.judging.roles;
  if (alignment.added.some((at) => !resolved.has(at) && !determiners.has(alignment.claim[at]!.lower))) return undefined;
  const own = alignment.claim[pair.claim]!;
  const theirs = alignment.source[pair.source]!;
  // "Green" beside "orange": no other word for the same.
  const areKinds = areTwoKinds(own.lower, theirs.lower, language);
  if (matched < (areKinds ? MIN_MATCHED_OF_KINDS : MIN_MATCHED)) return undefined;
  if (share < MIN_SHARE || pair.claim === opening || isOfSubject(laid, pair)) return undefined;
  const { logicAdded, logicChanged, logicSkipped } = differences;
  if (logicAdded.length + logicChanged.length + logicSkipped.length > 0) return undefined;
  if (alignment.pairs.filter(({ match }) => match === "other-function").length > 1) return undefined;
  // "Vehicles …, 50 euros for each scooter": one thing under two names.
  if (alignment.source.some(({ stem }) => stem === own.stem)) return undefined;
  // Behind a comma stands something else ("4 miles long", "4 miles, easy"), or the same thing under another title.
  if (own.gapBefore !== "none" || theirs.gapBefore !== "none") return undefined;
  // A text that breaks off there may have meant to say the rest.
  const next = alignment.source[pair.source + 1];
  if (pair.claim === alignment.claim.length - 1 && next?.gapBefore === "none") return undefined;
  if (!areKinds && (mayBeSaidOtherwise(laid, pair) || isBroad(own, language) || isBroad(theirs, language)))
    return undefined;
  if (!isTight(alignment, pair) || negationBalance(laid) !== 0) return undefined;
  // Last, since names cost most to find.
  if ((!areKinds && mayMeanTheSame(own, theirs, language)) || isOwnName(own) || isTheirName(theirs)) return undefined;
  return contradictionAt(laid, pair);
}

const broadStems = perLanguage((language) => new Set([...language.judging.broad].map((word) => stem(word, language))));

/** "A third of the area" beside "a third of the plot": one may be the other. */
function isBroad(item: StatementItem, language: LanguagePack): boolean {
  return broadStems(language).has(item.stem);
}

/** True for verbs, adverbs and adjectives: they have more synonyms than are known. */
function mayBeSaidOtherwise({ alignment: { claim, source }, language }: LaidClaim, pair: ItemPair): boolean {
  const own = claim[pair.claim]!;
  // Where nouns have a capital, a small word is an adverb or a verb that may say the same in other words.
  if (language.names.capitalisedNouns !== undefined && !(own.capitalised && source[pair.source]!.capitalised))
    return true;
  // So may a verb behind "to": "plans to challenge the law", "plans to contest it".
  const { logic: lead } = claim[pair.claim - 1] ?? {};
  if (lead?.class === "relation" && lead.sense === "t" && !own.capitalised) return true;
  if (mayBeVerb(claim, pair.claim, language) || mayBeVerb(source, pair.source, language)) return true;
  return isModifier(claim, pair.claim) || isModifier(source, pair.source);
}

/** True for a word with another right behind it: an adjective may be another one and the thing the same. */
function isModifier(items: readonly StatementItem[], at: number): boolean {
  const next = items[at + 1];
  return next?.content === true && next.gapBefore === "none";
}

/** True behind "will", "has been" or "se", and between a thing and what leads the next: verbs have more synonyms than are known. */
function mayBeVerb(items: readonly StatementItem[], at: number, { judging: { logic, roles } }: LanguagePack): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  if (before === undefined) return true;
  if (before.content) return roles.determiners.has(after?.lower ?? "") || roles.object.has(after?.lower ?? "");
  return !roles.determiners.has(before.lower) && !logic.prepositions.has(before.lower);
}

function mayMeanTheSame(a: StatementItem, b: StatementItem, language: LanguagePack): boolean {
  const lexicon = lexiconOf(language);
  return (
    lexicon.hasSynonymIn(a.stem, new Set([b.stem])) ||
    lexicon.hasSynonymIn(b.stem, new Set([a.stem])) ||
    areOfOneFamily(readWordForm(a.lower, language), readWordForm(b.lower, language))
  );
}
