import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment } from "./align-items.ts";
import { runsOf } from "./differences.ts";
import { goesOnWithPronoun } from "./goes-on-with-pronoun.ts";
import { isLabelledLine } from "./list-label.ts";
import { clauseStart, isCount, isNumber, type Mention, mentionOf, partEnd } from "./mention.ts";
import { isNamedBefore } from "./named-before.ts";
import { othersMeantIn } from "./others-meant.ts";
import { isOfOtherGender, pointsBack } from "./pointing-back.ts";
import { rivalsIn } from "./rivals.ts";
import type { NamedSentence, SentenceContext } from "./sentence-context.ts";
import { isAmong, standInARow, standTogether } from "./stand-together.ts";
import type { StatementItem } from "./statement-item.ts";
import { tellerOf, verbOfTelling } from "./told-by.ts";

/** Without a pronoun to stand for, at most this much may be named again. */
const LONGEST_WITHOUT = 3;

/**
 * The content of the claim that only names again what was named just before: what a pronoun of the source stands for, the
 * subject a clause leaves out, or which shirt "the shirt" is.
 */
export function resolveReferences(
  alignment: Alignment,
  context: SentenceContext,
  language: LanguagePack,
): ReadonlySet<number> {
  const { claim, source, added } = alignment;
  const { logic, restatements, roles, speakerWords } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const met = new Set(alignment.pairs.map((pair) => pair.source));
  const hasRivalOf = rivalsIn(alignment, context, language);
  const isAnotherMeant = othersMeantIn(alignment, context, language);
  // A list line speaks of its own label alone.
  const isOwnLine = isLabelledLine(alignment, language);
  const mentions = runsOf(added).flatMap((run) => mentionOf(run, alignment) ?? []);
  return new Set(mentions.filter(isResolved).flatMap(({ content }) => content));

  function isResolved(mention: Mention): boolean {
    if (isPredicate(mention)) return false;
    if (logic.attributing.has(claim[mention.run[0]!]!.lower)) return isTeller(mention);
    // "I" is who speaks and nobody else.
    if (standsForSpeaker(mention)) return isSpeaker(mention);
    if (isCount(mention.items, 0)) return isCountedBefore(mention);
    const firstNames = firstNamesFor(mention);
    if (firstNames !== undefined && firstNames.size > 1) return false;
    if (isNamedAgain(mention) || isFirstName(mention, firstNames)) return true;
    return (isOfLabel(mention) || isQualified(mention)) && !isInsteadOf(mention);
  }

  /** "Lodd was the engineer of the railway": what a verb of the claim's own says of somebody only tells who that was. */
  function isPredicate({ content, run }: Mention): boolean {
    if (!claim[0]!.content || !claim[0]!.capitalised) return false;
    const verb = claim.findIndex(({ helping }, at) => helping && added.includes(at));
    const isBefore = verb > 0 && verb < content[0]! && !claim.slice(verb + 1, content[0]).some((item) => item.content);
    return isBefore || (verb > content[0]! && verb < content.at(-1)! && run.includes(verb));
  }

  /** "On stage in Quast" beside "on stage in August": where the sentence says something else, nothing is named again. */
  function isInsteadOf({ left, right }: Mention): boolean {
    const from = (left?.source ?? -1) + 1;
    const to = Math.min(right?.source ?? source.length, partEnd(source, from));
    return source.slice(from, to).some(({ lower }, at) => !met.has(from + at) && !mayStandFor(lower));
  }

  function mayStandFor(lower: string): boolean {
    return roles.determiners.has(lower) || logic.references.has(lower);
  }

  /** In the place of a pronoun or of a subject left out, or beside what it belongs to. */
  function isNamedAgain(mention: Mention): boolean {
    if (context.speaksOfFormer || restatements.whose.has(source[(mention.left?.source ?? 0) - 1]?.lower ?? ""))
      return false;
    if (isOfOtherGender(mention, alignment, language)) return false;
    const hasReference = pointsBack(mention, alignment, language);
    if (isAnotherMeant(mention, hasReference)) return false;
    const head = headPointedAt(mention);
    const items = head === undefined ? mention.items : [...mention.items, head];
    if (!isNamed(items, mention, hasReference)) return false;
    return hasReference || ((lacksSubject(mention) || isBelonging(mention)) && !isInsteadOf(mention));
  }

  /** "This museum": the last one that was named. */
  function headPointedAt({ left }: Mention): StatementItem | undefined {
    if (left === undefined || left.match === "other" || !claim[left.claim]!.content) return undefined;
    return logic.pointing.has(source[left.source - 1]?.lower ?? "") ? claim[left.claim]! : undefined;
  }

  /** "Two of the eight buses" beside "two of them", where eight buses are all that was counted before. */
  function isCountedBefore(mention: Mention): boolean {
    const { items } = mention;
    const place = context.before.at(-1)?.items ?? [];
    if (place.filter(isNumber).length !== 1 || !standInARow(items, place)) return false;
    return pointsBack(mention, alignment, language) && !isAmong(items, source);
  }

  function lacksSubject({ items, left, right }: Mention): boolean {
    return left === undefined && (right?.source ?? source.length) <= 1 && !hasRival(items);
  }

  /** "The silicone seal of the Lumbre 6" beside "the silicone seal". */
  function isBelonging(mention: Mention): boolean {
    const { run, items, left } = mention;
    // "The leading Italian Conti" beside "the leader": a name laid right behind a word says who that is.
    const isApposed = roles.determiners.has(claim[run[0]! - 2]?.lower ?? "") && isNounBehindAdjective(claim, run[0]!);
    if (isApposed || items.length > LONGEST_WITHOUT || isOwnLine || isJoined(mention)) return false;
    return !isAmong(items, source.slice(clauseStart(source, left?.source ?? 0))) && !hasRival(items);
  }

  /** "The red shirt" beside "the shirt", where the shirt was called red. */
  function isQualified(mention: Mention): boolean {
    const { run, items } = mention;
    if (items.length > 2 || isOwnLine || isJoined(mention) || isAmong(items, source)) return false;
    const beside = [claim[run[0]! - 1], claim[run.at(-1)! + 1]];
    const heads = beside.filter((head) => head?.content === true && head.value === null);
    return heads.some((head) => isNamed([...items, head!], mention, false)) && !hasRival(items);
  }

  /** "Jamie Pell's corner" beside "Pell's corner", where the source knows one Pell. */
  function isFirstName({ items, right }: Mention, known: ReadonlySet<string> | undefined): boolean {
    return known?.has(items[0]!.lower) === true && !source[right!.source - 1]?.capitalised;
  }

  /** The first names the source knows for the family name a mention stands right before; undefined where there is none. */
  function firstNamesFor({ run, items, right }: Mention): ReadonlySet<string> | undefined {
    const family = right?.claim === run.at(-1)! + 1 && right.match === "same" ? claim[right.claim]! : undefined;
    const isName = items.length === 1 && items[0]!.capitalised && family?.capitalised === true && family.value === null;
    return isName ? context.firstNames(family) : undefined;
  }

  /** "…, according to Ortega" beside "Ortega said that …". */
  function isTeller({ items }: Mention): boolean {
    const teller = tellerOf(source, language);
    const verb = verbOfTelling(teller)?.lower ?? "";
    const named = items.filter(({ lower }) => !logic.attributing.has(lower));
    // "Según comprobó el técnico": the verb itself is named.
    const isVerbNamed = named.length > 1 && named[0]!.lower === verb;
    if (!logic.telling.has(verb) && !isVerbNamed) return false;
    const who = isVerbNamed ? named.slice(1) : named;
    // "The brother of Ortega said", "der Anwalt der Sprecherin sagte".
    const ties = ({ lower, gapBefore }: StatementItem, at: number) =>
      logic.prepositions.has(lower) || (at > 0 && gapBefore === "none" && roles.determiners.has(lower));
    const led = teller.findIndex(ties);
    // Letter by letter: "the minister's aide said", "Ortegas Anwalt sagte".
    const places = who.map(({ text }) => teller.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()));
    if (places.length === 0 || places.includes(-1) || (led >= 0 && places[0]! > led)) return false;
    return standTogether(who, teller);
  }

  function standsForSpeaker({ left, right }: Mention): boolean {
    return source.slice((left?.source ?? -1) + 1, right?.source).some(({ lower }) => speakerWords.has(lower));
  }

  /** The one who says "we". */
  function isSpeaker({ items }: Mention): boolean {
    if (context.isOneVoice && context.isNamedAnywhere(items)) return true;
    if (context.speaker !== undefined) return standTogether(items, context.speaker);
    return context.opening?.holds(items) === true && standTogether(items, context.opening.items);
  }

  /** What all of a paragraph is about. */
  function isOfLabel(mention: Mention): boolean {
    const { items } = mention;
    if (context.label.length === 0 || isOwnLine || isJoined(mention)) return false;
    return standTogether(items, context.label) && !isAmong(items, source) && !hasRival(items);
  }

  function isNamed(items: readonly StatementItem[], { left }: Mention, hasReference: boolean): boolean {
    const goesOn = (sentence: NamedSentence) => goesOnWithPronoun(sentence, source, language);
    return isNamedBefore(items, source.slice(0, left?.source ?? 0), context, hasReference, goesOn);
  }

  function isJoined({ run }: Mention): boolean {
    return [run[0]! - 1, ...run].some((at) => logic.and.has(claim[at]?.lower ?? ""));
  }

  function hasRival(items: readonly StatementItem[]): boolean {
    return hasRivalOf(largeNouns && items.every((item) => item.value !== null || context.isNamedSo(item)));
  }
}

function isNounBehindAdjective(items: readonly StatementItem[], at: number): boolean {
  const before = items[at - 1];
  return items[at]!.content && items[at]!.capitalised && before?.content === true && !before.capitalised;
}
