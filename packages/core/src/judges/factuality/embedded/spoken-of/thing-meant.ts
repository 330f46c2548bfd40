import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { metIn } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { clauseStart } from "../../alignment/mention.ts";
import { isLarge, type Row } from "../../alignment/rows/row.ts";
import { contextOf } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import { sourceSentence } from "../compared-span.ts";
import { goesOn, isContentWord, pointsBack, surelyNames } from "./goes-on.ts";
import { isByOrder } from "./named-in-order.ts";
import { firstThing, namesBehind } from "./thing.ts";
import { isField, isOwn, type ToldThing, thingToldOf } from "./thing-told-of.ts";

/** What a sentence speaks of where the claim has a pronoun; undefined where the claim says it itself. */
export function subjectMeant(laid: LaidClaim): ToldThing | undefined {
  const { alignment, language, plain, sentence, source } = laid;
  const { text } = source.sentences[sentence]!;
  if (isField(text) || isByOrder(text, language)) return thingToldOf(sentence, source);
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

/** "Gerda" beside "him", "the Heron's deck" beside "her deck"; else what a sentence that points back itself tells of. */
export function unsaidIn(laid: LaidClaim): ToldThing | undefined {
  const { alignment, isTheirName, language, sentence, source } = laid;
  const met = metIn(alignment);
  const row = alignment.source;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const isUnsaid = (at: number) =>
    row[at] !== undefined &&
    isContentWord(row[at]) &&
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
