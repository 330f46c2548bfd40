import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Steps } from "../../../../ports/steps.ts";
import { metIn } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { clauseStart } from "../../alignment/mention.ts";
import { isLarge, type Row } from "../../alignment/rows/row.ts";
import { contextOf, namesIn } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { ExtractedClaim } from "../../claim-extractor.ts";
import type { ComparedWord, SourceText } from "../../source-text.ts";
import { type ComparedSpan, comparedClaim, sourceSentence } from "../compared-span.ts";
import { isTitled } from "../titles.ts";
import { goesOn, isNamed, opensWithPronoun, pointsBack, surelyNames } from "./goes-on.ts";
import { areOfOneKind, areTwo, firstThing, isIn, isTelling, namesBehind, type Thing } from "./thing.ts";
import { isField, isOwn, isThing, type ToldThing, thingToldOf } from "./thing-told-of.ts";
import { hasTitle, isUnderAnother } from "./under-another-title.ts";

/**
 * True where a claim speaks of something else than the sentence that says the same: "The ferry is quick. It runs twice a day" beside
 * "The bus runs twice a day". What a pronoun stands for was named before it, in the text and in its source; and where titles tell
 * several things apart, a line is about the one that was named last.
 */
export function* meansAnother(
  claim: ExtractedClaim,
  sentence: number,
  source: SourceText,
  laid?: LaidClaim,
): Steps<boolean> {
  if (claim.after === undefined) return false;
  const { language } = source.partOf(sentence);
  const span = comparedClaim(source, claim.text);
  const items = statementItems(span);
  const told: ComparedSpan[] = [];
  for (const line of [...(claim.under === undefined ? [] : [claim.under]), ...claim.after.split("\n")]) {
    told.unshift(comparedClaim(source, line));
    // As long as reading what was never met takes.
    yield line.length;
  }
  const isName = surelyNames(namesIn(span, source), source);
  const isOpening = !isField(claim.text) && goesOn(items, language, isName);
  if (hasTitle(sentence, source) && (laid !== undefined || isOpening || isField(claim.text))) {
    const itself = statementItems(sourceSentence(source, sentence));
    const namesItself = [...items, ...itself].some((item) => isNamed(item) && isTitled(item, source));
    return (
      !namesItself &&
      isUnderAnother(sentence, source, told) &&
      !goesOnAlike(told, sentence, source, { at: sentence - RIGHT_BEFORE, thing: NOTHING })
    );
  }
  const thing = isOpening || laid === undefined ? undefined : firstThing(items, language, isName);
  const isOfOther = thing !== undefined && !isOwn(thing, items, language, isName, source);
  if (!isOpening && !isOfOther && !pointsWithin(items, laid, language)) return false;
  const theirs = isOpening || laid === undefined ? subjectOf(sentence, source, laid) : unsaidIn(laid);
  const own = thingNamedLast(told, source);
  if (theirs === undefined || own === undefined || goesOnAlike(told, sentence, source, theirs)) return false;
  // Word for word, with the subject of the sentence.
  if (laid === undefined && !isOpening && theirs.at === sentence) return false;
  const both = [own.thing, theirs.thing] as const;
  if (both.every(({ noun, of }) => [...noun, ...of].some(isTelling))) return areTwo(...both, source);
  // "Ada Bell is the mayor. She …" beside "The mayor …".
  const isTold = theirs.thing.noun.some(isIn(own.row));
  if (isTold && !areOfOneKind(...both)) return false;
  const isSure = !isTold && laid !== undefined && opensWithPronoun(items, language);
  return isSure || ((yield* isThing(own.thing, source)) && (yield* isThing(theirs.thing, source)));
}

/**
 * True where the text goes on as the source does: what it says right before the claim, the source says before the sentence, or one with
 * the same words, and behind the one that names the thing.
 */
function goesOnAlike(
  told: readonly ComparedSpan[],
  sentence: number,
  source: SourceText,
  { at: named, thing }: ToldThing,
): boolean {
  const { text } = source.sentences[sentence]!;
  const last = told.map(({ words }) => wordsOf(words)).find((line) => line !== "") ?? "";
  let tried = 0;
  for (let at = 0; at < source.sentences.length && tried < MOST_ALIKE; at += 1) {
    if (source.sentences[at]!.text !== text) continue;
    tried += 1;
    const from = at - (sentence - named);
    for (let before = Math.max(0, from); before <= at; before += 1) {
      const isSaid = wordsOf(sourceSentence(source, before).words).includes(last);
      // A part of the sentence that names it says it with its name.
      if (isSaid && (before > from || thing.noun.every(({ lower }) => last.includes(` ${lower} `)))) return true;
    }
  }
  return false;
}

const NOTHING: Thing = { noun: [], of: [] };

/** Of more lines with the same words the rest is left alone. */
const MOST_ALIKE = 40;

/** A heading or a question may stand between. */
const RIGHT_BEFORE = 2;

function wordsOf(words: readonly ComparedWord[]): string {
  return words.length === 0 ? "" : ` ${words.map(({ lower }) => lower).join(" ")} `;
}

/**
 * "Music is allowed there", "on her deck": a word the sentence does not have points at what was named before. Where the sentence has every
 * word, its pronouns may stand for something in it.
 */
function pointsWithin(claim: Row, laid: LaidClaim | undefined, language: LanguagePack): boolean {
  if (laid === undefined) return claim.some(({ lower }) => language.judging.logic.there.has(lower));
  const row = opensWithPronoun(laid.alignment.source, language) ? [] : laid.alignment.source;
  const said = new Set(row.map(({ lower }) => lower));
  return claim.some((item) => pointsBack(item, language) && !said.has(item.lower));
}

/** "Gerda" beside "him", "the Heron's deck" beside "her deck"; else what a sentence that points back itself tells of. */
function unsaidIn(laid: LaidClaim): ToldThing | undefined {
  const { alignment, isTheirName, language, sentence, source } = laid;
  const met = metIn(alignment);
  const row = alignment.source;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const isUnsaid = (at: number) =>
    row[at] !== undefined &&
    isNamed(row[at]) &&
    !met.has(at) &&
    isLarge(row[at]) &&
    (largeNouns || isTheirName(row[at]));
  const last = Math.max(...met);
  const gap = row.findIndex(({ gapBefore }, at) => at > last && gapBefore !== "none");
  const first = row.findIndex((_, at) => isUnsaid(at) && (gap < 0 || at < gap));
  if (first < 0) return row.some((item) => pointsBack(item, language)) ? thingToldOf(sentence, source) : undefined;
  let end = first + 1;
  while (isUnsaid(end)) end += 1;
  return { thing: { noun: row.slice(first, end), of: namesBehind(row, end, language) }, at: sentence };
}

/** What the text before a claim tells of, where the source knows it. */
function thingNamedLast(told: readonly ComparedSpan[], source: SourceText): { thing: Thing; row: Row } | undefined {
  const isKnown = ({ stem }: { readonly stem: string }) => source.places.has(stem);
  for (const [at, line] of told.entries()) {
    const { language } = line;
    const row = statementItems(line);
    const isName = surelyNames(namesIn(line, source), source);
    const earlier = told[at + 1];
    if (language.judging.logic.lastNamed?.test(line.text) === true && earlier !== undefined) {
      const items = statementItems(earlier);
      const named = firstThing(items, language, surelyNames(namesIn(earlier, source), source))?.noun ?? [];
      const noun = (named.length > 1 ? named : items.filter((item) => isNamed(item) && isKnown(item))).slice(-1);
      return noun.some(isKnown) ? { thing: { noun, of: [] }, row: noun } : undefined;
    }
    if (goesOn(row, language, isName)) continue;
    const thing = firstThing(row, language, isName);
    // "Ernst takes care of it" tells of Ernst, "um sie kümmert sich Ernst" goes on.
    const pointer = row.findIndex((item) => pointsBack(item, language));
    if (thing !== undefined && pointer >= 0 && pointer < row.indexOf(thing.noun[0]!)) continue;
    if (
      thing !== undefined &&
      [...thing.noun, ...thing.of].some(isKnown) &&
      isOwn(thing, row, language, isName, source)
    )
      return { thing, row };
  }
  return undefined;
}

/** What a sentence speaks of where the claim has a pronoun; undefined where the claim says it itself. */
function subjectOf(sentence: number, source: SourceText, laid: LaidClaim | undefined): ToldThing | undefined {
  const { language } = source.partOf(sentence);
  if (laid === undefined || isField(source.sentences[sentence]!.text)) return thingToldOf(sentence, source);
  const { alignment, plain } = laid;
  const isName = surelyNames(contextOf(source, sentence).isName, source);
  const met = metIn(alignment);
  const first = Math.min(...met);
  const from = clauseStart(alignment.source, first);
  const row = alignment.source.slice(from);
  const isOwned = language.judging.logic.possessives.has(plain.claim.find((item) => !item.silent)?.lower ?? "");
  const itself = statementItems(sourceSentence(source, sentence));
  if (goesOn(itself, language, isName)) return thingToldOf(sentence, source);
  if (!goesOn(row, language, isName)) {
    const thing = firstThing(row, language, isName, (at) => isOwned && met.has(from + at));
    const at = thing === undefined ? -1 : row.indexOf(thing.noun[0]!);
    // "Its keeper": whose keeper it is, is told right behind or not at all.
    if (
      thing !== undefined &&
      isOwned &&
      row.slice(0, at).some((_, place) => met.has(from + place)) &&
      !isBehindOf(row, at, language)
    )
      return undefined;
    if (thing !== undefined && met.has(from + at)) return undefined;
    if (thing !== undefined && isOwn(thing, row, language, isName, source)) return { thing, at: sentence };
  }
  const start = alignment.source[first]?.start ?? 0;
  const before = itself.filter((item) => item.end <= start);
  const thing = firstThing(before, language, isName);
  const isIts = thing !== undefined && isOwn(thing, before, language, isName, source);
  return isIts ? { thing, at: sentence } : thingToldOf(sentence, source);
}

function isBehindOf(row: Row, at: number, { judging: { logic, roles } }: LanguagePack): boolean {
  const place = roles.determiners.has(row[at - 1]?.lower ?? "") ? at - 2 : at - 1;
  return logic.of.has(row[place]?.lower ?? "");
}
