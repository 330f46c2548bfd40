import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, isLoose, matchOf } from "./align-items.ts";
import { goesOn, isLabelOf, namesLabel } from "./list-label.ts";
import type { StatementItem } from "./statement-item.ts";
import { isVoiceChange } from "./voice-change.ts";

/** "Zuletzt", "bereits": where order is free such a word may open its sentence. */
export function isAdverb({ logic, lower }: StatementItem, { logic: words, roles }: LanguagePack["judging"]): boolean {
  const isTemporal = logic?.class === "time" || logic?.class === "phase";
  return isTemporal && roles.wordOrder === "free" && !words.prepositions.has(lower);
}

/** "Müssen" stands before the one who must where something else opens the sentence. */
export function isFreeModal({ logic }: StatementItem, { roles }: LanguagePack["judging"]): boolean {
  return logic?.class === "modality" && roles.wordOrder === "free";
}

/** True when a phrase may stand elsewhere in its sentence without touching who does what. */
export function mayMove(
  alignment: Alignment,
  phrase: readonly number[],
  place: number,
  { judging }: LanguagePack,
): boolean {
  const { logic, roles } = judging;
  const { claim, source } = alignment;
  const first = claim[phrase[0]!]!;
  const start = phrase[0]!;
  const end = phrase.at(-1)!;
  if (first.logic?.class === "negation" || isOwnedByOther(source, place, judging)) return false;
  if (isBehindThan(claim, start, judging) !== isBehindThan(source, place, judging)) return false;
  if (isLabelOf(alignment, place, phrase.length) || isLabelled(alignment, phrase, place)) return true;
  if (isBehindOpening(alignment, phrase, place, judging)) return true;
  // "According to the mayor" holds for its sentence, whichever end it stands at.
  if (logic.attributing.has(first.lower))
    return isAtEnd(claim, start, end) && isAtEnd(source, place, place + end - start);
  if (!isBeside(phrase, place, alignment)) return false;
  if (isFreeModal(claim[end]!, judging)) return isVerbBehindOpening(alignment, phrase, place, judging);
  if (phrase.length === 1 && ((first.value !== null && "date" in first.value) || isAdverb(first, judging))) return true;
  if (logic.prepositions.has(first.lower)) return true;
  const before = claim[start - 1];
  const beforePlace = source[place - 1];
  // The same preposition or article in front of both.
  const sameLead =
    before !== undefined && beforePlace !== undefined && before.lower === beforePlace.lower && !before.content;
  const isLed = (item: StatementItem | undefined) => item !== undefined && logic.prepositions.has(item.lower);
  if (sameLead && isLed(before)) return true;
  // Who acts may stand behind "by" on one side.
  const isActor = (item: StatementItem | undefined) => roles.by.has(item?.lower ?? "");
  if ([before, beforePlace].some((item) => isLed(item) && !isActor(item))) return false;
  // One of two phrases that "and" joins.
  const last = place + phrase.length;
  const joined = (items: readonly StatementItem[], from: number, to: number) =>
    logic.and.has(items[from - 1]?.lower ?? "") || logic.and.has(items[to]?.lower ?? "");
  if (joined(claim, start, end + 1) && joined(source, place, last)) return true;
  if (isVerbBehindOpening(alignment, phrase, place, judging)) return true;
  if (isImpersonal(alignment, phrase, place, roles.impersonal)) return true;
  if (isVoiceChange(claim, source, judging) || isVoiceChange(source, claim, judging)) return true;
  // Where order is free, articles tell who is acted upon, and a value does not act; what is compared stays on its side.
  if (roles.wordOrder !== "free") return false;
  return first.value !== null || roles.object.has(first.lower) || (sameLead && roles.object.has(before.lower));
}

/** "The costs of the notary … and those of the deed": behind an article without its noun another thing of the kind is told of. */
function isOwnedByOther(
  source: readonly StatementItem[],
  place: number,
  { logic, roles }: LanguagePack["judging"],
): boolean {
  let at = place - 1;
  while (at > 0 && roles.determiners.has(source[at]!.lower)) at -= 1;
  const isOf = logic.of.has(source[at]?.lower ?? "");
  return isOf && roles.determiners.has(source[at - 1]?.lower ?? "") && logic.and.has(source[at - 2]?.lower ?? "");
}

/** True for a phrase that opens its sentence, or stands behind its last comma but for who that is. */
function isAtEnd(items: readonly StatementItem[], from: number, to: number): boolean {
  if (from === 0) return items[to + 1]?.gapBefore !== "clause";
  return (
    items[from]!.gapBefore === "comma" &&
    items.slice(to + 1).every(({ capitalised, content }) => capitalised && content)
  );
}

/** True behind "than": what is compared stays on its side. */
function isBehindThan(items: readonly StatementItem[], at: number, { logic }: LanguagePack["judging"]): boolean {
  let isCompared = false;
  return items.slice(0, at).some(({ logic: word, lower }) => {
    const isThan = word?.class === "comparison" && word.sense === "t";
    if (isThan || (isCompared && logic.that.has(lower))) return true;
    isCompared ||= word?.class === "comparison" && "mlbp".includes(word.sense);
    return false;
  });
}

/** What follows the phrase of place or time that opens the sentence, and in the claim stands before that phrase. */
function isBehindOpening(
  { claim, source, pairs }: Alignment,
  phrase: readonly number[],
  place: number,
  { logic, roles }: LanguagePack["judging"],
): boolean {
  if (phrase[0] !== 0 || place === 0 || !logic.prepositions.has(source[0]!.lower)) return false;
  // "In Wehlen beginnt das Hafenfest": where the verb comes second, it stands between the two.
  const verb = roles.wordOrder === "free" ? [phrase.length, phrase.length + place - 1].find(isVerb) : undefined;
  const length = verb === undefined ? place : place - 1;
  const from = verb === phrase.length ? verb + 1 : phrase.length;
  const isOpening = (at: number) =>
    pairs.some((pair) => pair.source === at && pair.claim === from + at && !isLoose(pair.match));
  return length > 1 && Array.from({ length }).every((_, at) => isOpening(at));

  function isVerb(at: number): boolean {
    const item = claim[at];
    return item?.content === true && !item.capitalised && matchOf(item, source[place - 1]!) === "same";
  }
}

/** "The rent of flat 4 is 610 euros" beside "Flat 4, 54 m², rent 610 euros": what says which value of the line it is. */
function isLabelled(alignment: Alignment, phrase: readonly number[], place: number): boolean {
  const { claim, source, pairs } = alignment;
  const next = place + phrase.length;
  if (source[next]?.gapBefore !== "none" || !namesLabel(alignment) || goesOn(source)) return false;
  return pairs.some((pair) => pair.source === next && claim[pair.claim]!.content);
}

/** A verb behind a time or place that opens the sentence: "1965 ging das Werk in Betrieb", "En 1894 se inauguró el puente". */
function isVerbBehindOpening(
  { claim, source }: Alignment,
  phrase: readonly number[],
  place: number,
  { logic, roles }: LanguagePack["judging"],
): boolean {
  const items = phrase.map((at) => claim[at]!);
  const verb = items.at(-1)!;
  if (verb.capitalised || verb.value !== null) return false;
  const isVerb =
    roles.wordOrder === "free" ? items.length === 1 : items.length === 2 && roles.impersonal.has(items[0]!.lower);
  const isCircumstance = (opening: readonly StatementItem[]) =>
    opening.length > 0 &&
    (logic.prepositions.has(opening[0]!.lower) ||
      logic.attributing.has(opening[0]!.lower) ||
      opening.every(({ content, value }) => !content || value !== null));
  return isVerb && (isCircumstance(source.slice(0, place)) || isCircumstance(claim.slice(0, phrase[0])));
}

/** "Se construyó el barco" beside "el barco se construyó": nobody acts, so what was built may stand on either side. */
function isImpersonal(
  { claim, source }: Alignment,
  phrase: readonly number[],
  place: number,
  impersonal: ReadonlySet<string>,
): boolean {
  const next = place + phrase.length;
  const verb = claim[phrase[0]! - 1];
  const isSameDeed = verb?.content === true && verb.lower === source[next + 1]?.lower;
  return isSameDeed && impersonal.has(claim[phrase[0]! - 2]?.lower ?? "") && impersonal.has(source[next]!.lower);
}

/** True when the words beside a phrase in the claim stand in the same part of the source sentence as the phrase. */
function isBeside(phrase: readonly number[], place: number, { claim, source, pairs }: Alignment): boolean {
  const sure = pairs.filter((pair) => !isLoose(pair.match) && claim[pair.claim]!.content);
  const left = sure.findLast((pair) => pair.claim < phrase[0]!);
  const right = sure.find((pair) => pair.claim > phrase.at(-1)!);
  // A comma may close a phrase that the sentence opens with: "For blenders, the warranty is three years."
  const fronted = place === 0 ? phrase.length : -1;
  const isWhole = (one: number, other: number) =>
    source
      .slice(Math.min(one, other) + 1, Math.max(one, other) + 1)
      .every(({ gapBefore }, at) => gapBefore === "none" || (gapBefore === "comma" && at + 1 === fronted));
  return [left, right].some((pair) => pair !== undefined && isWhole(pair.source, place));
}
