import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { firstNames } from "../../../../text/names/data/name-words.ts";
import { foldWord } from "../../../../text/values/fold-word.ts";
import { isLarge, type Row } from "../../alignment/rows/row.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { SourceText } from "../../source-text.ts";

export type IsName = (item: StatementItem) => boolean;

export function isContentWord({ content, value }: StatementItem): boolean {
  return content && value === null;
}

/** True for a row whose subject was named before it: "It was built in 1950", "In 2019 she …", "Cuesta …". */
export function goesOn(row: Row, language: LanguagePack, isName: IsName): boolean {
  return opensWithPronoun(row, language) || lacksSubject(row, language, isName);
}

/** No content stands before the pronoun. */
export function opensWithPronoun(row: Row, { judging, wordClasses: { pointers, pronouns } }: LanguagePack): boolean {
  const first = row.findIndex(isContentWord);
  const isAddress = (lower: string, at: number) => {
    const following = row.slice(at + 1, at + 3).map((item) => item.lower);
    const pointer = pointers.get(lower);
    return pointer?.polite === true && pointer.notBefore?.test(following.join(" ")) === true;
  };
  // "After that".
  const isLed = (at: number) => judging.logic.prepositions.has(row[at - 1]?.lower ?? "");
  return row
    .slice(0, first < 0 ? row.length : first)
    .some(({ lower }, at) => pronouns.has(lower) && !isAddress(lower, at) && !isLed(at));
}

/** "Music is allowed there", "the rent for it". */
export function pointsBack({ lower, text }: StatementItem, { judging, wordClasses }: LanguagePack): boolean {
  if (wordClasses.politeForms.has(text)) return false;
  return wordClasses.pronouns.has(lower) || judging.logic.there.has(lower);
}

/** "Cuesta 9 euros", "No admite perros". */
function lacksSubject(
  row: Row,
  { judging, wordClasses: { finiteEndings, finiteVerbs } }: LanguagePack,
  isName: IsName,
): boolean {
  const first = row.findIndex(({ content, helping, lower }) => content || helping || finiteVerbs.has(lower));
  const verb = row[first];
  if (!judging.roles.dropsSubject || verb === undefined || verb.value !== null) return false;
  if (verb.capitalised && (first > 0 || isName(verb) || isLarge(row[1]))) return false;
  const { logic, roles } = judging;
  const isOther = ({ lower }: StatementItem) => roles.determiners.has(lower) || logic.prepositions.has(lower);
  return !row.slice(0, first).some(isOther) && (finiteVerbs.has(verb.lower) || finiteEndings.test(verb.lower));
}

/**
 * The first word of a sentence is large whatever it is: it is a name if it is a first name or stands large within a sentence as well.
 * "Elvira cuida …", unlike "Planta almendros" and "Bezahlt wurde …".
 */
export function surelyNames(isName: IsName, source: SourceText): IsName {
  const isLargeWithin = ({ stem }: StatementItem) =>
    source.places.get(stem)?.some((place) => source.words[place]!.capital) === true;
  return (item) => isName(item) && (firstNames.has(foldWord(item.lower)) || isLargeWithin(item));
}
