import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isLoose, matchOf } from "../../alignment/align-items.ts";
import { isLarge, type Row } from "../../alignment/rows/row.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { ComparedWord, SourceText } from "../../source-text.ts";
import { type IsName, isContentWord } from "./goes-on.ts";

/** What a sentence tells of: "the canteen", and "Wickford" of "the canteen at Wickford". */
export interface Thing {
  readonly noun: Row;
  readonly of: Row;
}

/** The first noun or name of a row that no preposition leads, and is not passed over. */
export function firstThing(
  row: Row,
  language: LanguagePack,
  isName: IsName,
  isPassed: (at: number) => boolean = NEVER,
): Thing | undefined {
  const { logic, roles } = language.judging;
  const isArticle = (at: number) =>
    roles.determiners.has(row[at]?.lower ?? "") || logic.possessives.has(row[at]?.lower ?? "");
  const isFree = (at: number) => row[at] !== undefined && isContentWord(row[at]) && !isPassed(at);
  // The first word of a sentence is large whatever it is.
  const mayBeName = (at: number) => isLarge(row[at]) && (at > 0 || isName(row[at]!) || isLarge(row[1]));
  for (let from = 0; from < row.length; from += 1) {
    if (!isFree(from)) continue;
    let end = from + 1;
    while (isFree(end) && row[end]!.gapBefore === "none") end += 1;
    const lead = isArticle(from - 1) ? from - 2 : from - 1;
    const group = row.slice(from, end);
    const isNoun = isArticle(from - 1) || group.some((_, at) => mayBeName(from + at));
    const isOwner = isPassed(lead - 1) && logic.of.has(row[lead]?.lower ?? "");
    const isLed = logic.prepositions.has(row[lead]?.lower ?? "") && !isOwner;
    const noun = isNoun && !isLed ? nounsOf(group, language) : [];
    if (noun.length > 0) return joined({ noun, of: namesBehind(row, end, language) }, row, end, language, isName);
    from = end - 1;
  }
  return undefined;
}

const NEVER = () => false;

/** "The train and the bus". */
function joined(thing: Thing, row: Row, end: number, language: LanguagePack, isName: IsName): Thing {
  const { and, or } = language.judging.logic;
  if (!and.has(row[end]?.lower ?? "") && !or.has(row[end]?.lower ?? "")) return thing;
  const next = firstThing(row.slice(end + 1), language, isName);
  return next === undefined ? thing : { noun: [...thing.noun, ...next.noun], of: [...thing.of, ...next.of] };
}

/** "At Wickford", "am Bach", "de la avenida del Mar". */
export function namesBehind(row: Row, from: number, { judging, names }: LanguagePack): Row {
  const { prepositions } = judging.logic;
  const isSmall = ({ lower }: StatementItem) => prepositions.has(lower) || judging.roles.determiners.has(lower);
  if (!prepositions.has(row[from]?.lower ?? "") || row[from]!.gapBefore !== "none") return [];
  let end = from;
  while (row[end]?.gapBefore === "none" && (isSmall(row[end]!) || isContentWord(row[end]!))) end += 1;
  const large = row.slice(from, end).filter((item) => isContentWord(item) && isLarge(item));
  // Where all nouns are large, the first is it: "die Wiese am Bach hinter dem Haus".
  return names.capitalisedNouns === undefined ? large : large.slice(0, 1);
}

/** "Marta Paz leads", "the Family plan costs", "the library opened", "la biblioteca nueva". */
function nounsOf(group: Row, { judging, names, wordClasses: { finiteEndings, finiteVerbs } }: LanguagePack): Row {
  const first = group.findIndex(isLarge);
  const end = group.findIndex((item, at) => at > first && !isLarge(item));
  if (first >= 0) return group.slice(first, end < 0 ? group.length : end);
  if (names.capitalisedNouns !== undefined) return [];
  if (judging.roles.plural.adjectiveBehind) return group.slice(0, 1);
  const nouns = group.filter(({ lower }) => !finiteVerbs.has(lower) && !finiteEndings.test(lower));
  // "The firm insures everything": behind a noun in the singular a word with an ending of the plural is a verb.
  const verb = nouns.findIndex(
    ({ lower }, at) =>
      at > 0 && judging.roles.plural.noun?.test(lower) && !judging.roles.plural.noun.test(nouns[at - 1]!.lower),
  );
  return verb < 0 ? nouns : nouns.slice(0, verb);
}

export function isTelling(item: StatementItem): boolean {
  return isLarge(item) || item.value !== null;
}

/** "The bus" and "the ferry", "the Start plan" and "the Family plan", "the canteen at Moor End" and "at Ashdown"; not "Ada Bell" and "Bell". */
export function areTwo(a: Thing, b: Thing, source: SourceText): boolean {
  const shared = a.noun.filter(isIn(b.noun));
  if (shared.length === 0) return !a.noun.some(isIn(b.of)) && !b.noun.some(isIn(a.of));
  if (a.of.length > 0 && b.of.length > 0 && !a.of.some(isIn(b.of))) return true;
  const [own, theirs] = [a.noun.filter((item) => !isIn(b.noun)(item)), b.noun.filter((item) => !isIn(a.noun)(item))];
  return own.some(isTelling) && theirs.some(isTelling) && shared.some((item) => isKind(item, source));
}

/** "The indoor arena" and "the outdoor arena": one kind of thing, told apart by the rest. */
export function areThingsOfOneKind(a: Thing, b: Thing): boolean {
  return a.noun.some(isIn(b.noun)) && !a.noun.every(isIn(b.noun)) && !b.noun.every(isIn(a.noun));
}

export function isIn(row: Row): (item: StatementItem) => boolean {
  return (item) => row.some((one) => isSame(item, one));
}

function isSame(a: StatementItem, b: StatementItem): boolean {
  if (a.value !== null || b.value !== null) return a.lower === b.lower;
  const match = matchOf(a, b);
  return match !== undefined && !isLoose(match) && match !== "other";
}

/** "Plan", "hotel": what stands beside one name here and beside another one there. */
export function isKind({ stem }: StatementItem, { places, words }: SourceText): boolean {
  const found = places.get(stem)?.slice(0, MOST_PLACES) ?? [];
  const isName = ({ capital, capitalised, number, stop }: ComparedWord) => capital || number || (capitalised && !stop);
  return [-1, 1].some((step) => {
    const beside = found.flatMap((place) => {
      const next = words[place + step];
      return next !== undefined && next.sentence === words[place]!.sentence && isName(next) ? [next.stem] : [];
    });
    return new Set(beside).size > 1;
  });
}

/** A word said more often is looked at no further. */
const MOST_PLACES = 50;
