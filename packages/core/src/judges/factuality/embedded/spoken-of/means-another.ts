import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Steps } from "../../../../ports/steps.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Row } from "../../alignment/rows/row.ts";
import { namesIn } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { ExtractedClaim } from "../../claim-extractor.ts";
import type { SourceText } from "../../source-text.ts";
import { type ComparedSpan, comparedClaim, sourceSentence } from "../compared-span.ts";
import { isTitled } from "../titles.ts";
import { goesOn, isContentWord, opensWithPronoun, pointsBack, surelyNames } from "./goes-on.ts";
import { goesOnAlike } from "./goes-on-alike.ts";
import { areThingsOfOneKind, areTwo, firstThing, isIn, isTelling, type Thing } from "./thing.ts";
import { subjectMeant, unsaidIn } from "./thing-meant.ts";
import { thingNamedLast } from "./thing-named-last.ts";
import { isField, isOwn, isThing, thingToldOf } from "./thing-told-of.ts";
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
    const namesItself = [...items, ...itself].some((item) => isContentWord(item) && isTitled(item, source));
    return (
      !namesItself &&
      isUnderAnother(sentence, source, told) &&
      !goesOnAlike(told, sentence, source, { at: sentence - RIGHT_BEFORE, thing: NOTHING })
    );
  }
  const thing = isOpening || laid === undefined ? undefined : firstThing(items, language, isName);
  const isOfOther = thing !== undefined && !isOwn(thing, items, language, isName, source);
  if (!isOpening && !isOfOther && !pointsWithin(items, laid, language)) return false;
  const theirs = laid === undefined ? thingToldOf(sentence, source) : isOpening ? subjectMeant(laid) : unsaidIn(laid);
  const own = thingNamedLast(told, source);
  if (theirs === undefined || own === undefined || goesOnAlike(told, sentence, source, theirs)) return false;
  // Word for word, with the subject of the sentence.
  if (laid === undefined && !isOpening && theirs.at === sentence) return false;
  const both = [own.thing, theirs.thing] as const;
  if (both.every(({ noun, of }) => [...noun, ...of].some(isTelling))) return areTwo(...both, source);
  // "Ada Bell is the mayor. She …" beside "The mayor …".
  const isTold = theirs.thing.noun.some(isIn(own.row));
  if (isTold && !areThingsOfOneKind(...both)) return false;
  const isSure = !isTold && laid !== undefined && opensWithPronoun(items, language);
  return isSure || ((yield* isThing(own.thing, source)) && (yield* isThing(theirs.thing, source)));
}

const NOTHING: Thing = { noun: [], of: [] };

/** A heading or a question may stand between. */
const RIGHT_BEFORE = 2;

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
