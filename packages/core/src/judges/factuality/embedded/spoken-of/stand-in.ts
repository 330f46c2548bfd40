import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Row } from "../../alignment/rows/row.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { SourceText } from "../../source-text.ts";
import type { IsName } from "./goes-on.ts";
import { firstThing } from "./thing.ts";

/** True for a row about "the restaurant" or "the company": a word for what was named before, which may be any of several. */
export function opensWithStandIn(row: Row, language: LanguagePack, isName: IsName, source: SourceText): boolean {
  const noun = definiteNoun(row, language, isName);
  const [item] = noun;
  if (item === undefined || noun.length > 1) return false;
  return language.judging.logic.generalNouns.has(item.lower) || isInNames(item, source);
}

/**
 * Which names a row with such a word may speak of: those beside it in the source ("Dermia" for "the ointment", where the source has "the
 * ointment Dermia"), or any where the word is a general one. Undefined for a row about a thing of its own.
 */
export function namesStoodFor(
  row: Row,
  language: LanguagePack,
  isName: IsName,
  source: SourceText,
): ReadonlySet<string> | "any" | undefined {
  const item = definiteNoun(row, language, isName).at(-1);
  if (item === undefined) return undefined;
  if (language.judging.logic.generalNouns.has(item.lower)) return "any";
  const names = namesBeside(item, source);
  return names.size === 0 ? undefined : names;
}

function definiteNoun(row: Row, language: LanguagePack, isName: IsName): Row {
  const noun = firstThing(row, language, isName)?.noun ?? [];
  const before = row[row.indexOf(noun[0]!) - 1]?.lower ?? "";
  return noun.some(isName) || !language.judging.logic.definite.has(before) ? [] : noun;
}

/** "Dermia" of "the ointment Dermia". */
function namesBeside({ stem }: StatementItem, { places, words }: SourceText): ReadonlySet<string> {
  const names = new Set<string>();
  for (const place of places.get(stem)?.slice(0, MOST_PLACES) ?? []) {
    for (const next of [words[place - 1], words[place + 1]]) {
      if (next?.capital === true && next.sentence === words[place]!.sentence) names.add(next.stem);
    }
  }
  return names;
}

/** "Club" of "Kestrel Tennis Club" and "Northgate Tennis Club". */
function isInNames({ stem }: StatementItem, { places, words }: SourceText): boolean {
  const names = new Set<string>();
  for (const place of places.get(stem)?.slice(0, MOST_PLACES) ?? []) {
    const { capital, sentence } = words[place]!;
    if (!capital) continue;
    let first = place;
    while (first > 0 && words[first - 1]!.capitalised && words[first - 1]!.sentence === sentence) first -= 1;
    if (first < place) names.add(words[first]!.stem);
  }
  return names.size > 1;
}

/** A word said more often is looked at no further. */
const MOST_PLACES = 50;
