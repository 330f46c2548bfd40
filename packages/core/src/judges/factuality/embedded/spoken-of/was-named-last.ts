import { firstNames } from "../../../../text/names/data/name-words.ts";
import { foldWord } from "../../../../text/values/fold-word.ts";
import { contextOf } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { SourceText } from "../../source-text.ts";
import { sourceSentence } from "../compared-span.ts";
import { isTitle } from "../titles.ts";
import { goesOn, surelyNames } from "./goes-on.ts";
import { firstThing, isKind, type Thing } from "./thing.ts";
import type { NamedThing } from "./thing-named-last.ts";

/**
 * Whether a source names a thing last before a sentence, or in it: false where another name opens a sentence in between, or an item of a
 * list does. Undefined for things that have no word of their own.
 */
export function wasNamedLast(
  { thing, isNamed }: Pick<NamedThing, "thing" | "isNamed">,
  sentence: number,
  source: SourceText,
): boolean | undefined {
  const { from, language } = source.partOf(sentence);
  const own = new Set(ownWords(thing, isNamed, source).map(({ stem }) => stem));
  if (own.size === 0) return undefined;
  for (let at = sentence; at >= Math.max(from, sentence - MOST_BACK); at -= 1) {
    const span = sourceSentence(source, at);
    if (span.words.some(({ stem }) => own.has(stem))) return true;
    const items = statementItems(span);
    const isName = surelyNames(contextOf(source, at).isName, source);
    if (goesOn(items, language, isName)) continue;
    if (isTitle(at, source)) return false;
    if (
      ITEM.test(source.sentences[at]!.text) ||
      firstThing(items, language, isName)?.noun.some((item) => isName(item) || /\d/u.test(item.text))
    )
      return false;
  }
  return false;
}

/** What tells a thing from others of its kind: "Alcor" of "Hotel Alcor", "Wickford" of "the canteen at Wickford". */
function ownWords({ noun, of }: Thing, isNamed: boolean, source: SourceText): Thing["noun"] {
  if (!isNamed && of.length > 0) return of;
  const isPerson = noun.some(({ lower }) => firstNames.has(foldWord(lower)));
  return isPerson ? noun : noun.filter((item) => !isKind(item, source));
}

/** What is named further back than so many sentences is not what one goes on from. */
const MOST_BACK = 12;

/** A bullet or a number opens what is said of something else. */
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/u;
